import { chooseScope } from '@my-air/feature-kit/data';
import { bindPorts } from '@my-air/feature-kit';
import { buildChannel, renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { moderationPorts } from '../ports.ts';
import { buildReviewChat } from '../testing/buildReviewChat.ts';
import { reviewAnswers } from '../testing/reviewAnswers.ts';
import { ChatsFailed, Empty, Loaded, Sparse } from './ModerationScreen.stories.tsx';
import { ModerationScreen } from './ModerationScreen.tsx';

beforeEach(() =>
  bindPorts(moderationPorts, {
    linkToChat: (chat) => `/messenger?chat=${chat}`,
    linkToChannel: (key) => `/accounts/youtube?channel=${key}`,
  }),
);
afterEach(() => bindPorts(moderationPorts, { linkToChat: undefined, linkToChannel: undefined }));

/** The line of a review by the name of its channel. */
const lineOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li')!);
};

test('[MOD-01] [MX-04] each review has its stage, reason, date to apply again and one next step', async () => {
  open(Loaded.parameters.portal);
  const refused = await lineOf('Old Cuts');
  expect(refused.getByText('Not accepted')).toBeTruthy();
  expect(refused.getByText('Too much of the material is not your own.')).toBeTruthy();
  expect(refused.getByText('You can apply again on Dec 16, 2099.')).toBeTruthy();
  expect(refused.queryByRole('link')).toBeNull();

  const ready = await lineOf('Pocket Planes');
  expect(ready.getByText('Subscribers: 640 of 1,000, 360 to go')).toBeTruthy();
  expect(ready.getByRole('link', { name: 'Apply again' }).getAttribute('href')).toBe(
    '/accounts/youtube?channel=UC-rejected_low_metrics',
  );

  const reviewed = await lineOf('Slow Timber');
  const read = await reviewed.findByRole('link', { name: 'Read 2 new messages' });
  expect(read.getAttribute('href')).toBe('/messenger?chat=1');

  const invited = await lineOf('Kyiv Balconies');
  expect(invited.getByRole('link', { name: 'Open YouTube Studio' }).getAttribute('href')).toBe(
    'https://studio.youtube.com/',
  );
  expect(invited.getByText('The invitation expires on Dec 24, 2099.')).toBeTruthy();
});

test('[MOD-01] an expired invitation says so, and leads to a new one', async () => {
  const expired = buildChannel({
    title: 'Kite',
    status: 'invitation_sent',
    invitation_expires_at: '2026-01-07T10:00:00Z',
  });
  const { portal } = open({ answers: reviewAnswers([expired]) });
  const line = await lineOf('Kite');
  expect(line.getByText(/^The invitation expired on Jan 7.* ask us for a new one\.$/)).toBeTruthy();
  await userEvent.click(line.getByRole('button', { name: 'Write to support' }));
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'A new invitation for Kite' } }]);
});

test('[MOD-01] moderation chats are in the same list, and nothing else is', async () => {
  open(Loaded.parameters.portal);
  expect((await lineOf('Olena Unboxed')).getByText('Something to fix')).toBeTruthy();
  const closed = within(await screen.findByRole('region', { name: 'Closed' }));
  expect(closed.getByRole('heading', { level: 3, name: 'Tiny Workshop' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9);
  expect(screen.queryByText('Майстерня Олени')).toBeNull();
});

test('[MOD-01] a stage that this build does not know gets neutral words, without a step', async () => {
  open(Loaded.parameters.portal);
  const unknown = await lineOf('Workbench Radio');
  expect(unknown.getByText('Status updating')).toBeTruthy();
  expect(unknown.queryByRole('link')).toBeNull();
});

test('[MOD-01] channels are shown without chats that did not come, and the chats can be asked for again', async () => {
  let isBroken = true;
  const { answers, ...rest } = ChatsFailed.parameters.portal;
  open({
    ...rest,
    answers: {
      ...answers,
      'GET api/active-chats': () => {
        if (isBroken) throw new Error('offline');
        return Loaded.parameters.portal.answers?.['GET api/active-chats'];
      },
    },
  });
  expect(await screen.findByText('The chats could not be loaded')).toBeTruthy();
  expect(await lineOf('Old Cuts')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await lineOf('Olena Unboxed')).toBeTruthy();
  expect(screen.queryByText('The chats could not be loaded')).toBeNull();
});

test('[MOD-01] with nothing in review the screen says what will be here', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('Nothing is in review')).toBeTruthy();
});

test('[MOD-01] with a chosen channel only its reviews are listed, until all are shown again', async () => {
  const { portal } = open(Loaded.parameters.portal);
  expect(await lineOf('Old Cuts')).toBeTruthy();
  act(() => chooseScope(portal.session.getUser()?.id, 'UC-rejected'));
  expect(await screen.findByText('Only Old Cuts')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
});

test('what a review lacks is left out', async () => {
  const { container } = open(Sparse.parameters.portal);
  expect(await screen.findByText('Not accepted')).toBeTruthy();
  expect(container.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  expect(screen.queryByRole('list', { name: /Reasons|Our minimums/ })).toBeNull();
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<ModerationScreen />, options);
}

test('[MOD-01] chats are read page by page, and it is said when older ones were left out', async () => {
  const pageOf = (last_page: number) => (call: { query: { page: number } }) => ({
    chats: [buildReviewChat('moderation', { channel: { title: `Channel ${call.query.page}` } })],
    meta: { last_page },
  });
  const text = 'Reviews of older chats are not listed. You will find those chats in Messages.';
  const answers = (last_page: number) => ({
    ...Empty.parameters.portal.answers,
    'GET api/active-chats': pageOf(last_page),
    'GET api/archived-chats': { chats: [], meta: { last_page: 1 } },
  });
  const { portal } = renderInPortal(<ModerationScreen />, {
    ...Empty.parameters.portal,
    answers: answers(26),
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(portal.api.calls.filter(({ key }) => key === 'GET api/active-chats')).toHaveLength(25);
  cleanup();
  renderInPortal(<ModerationScreen />, { ...Empty.parameters.portal, answers: answers(25) });
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(25);
  expect(screen.queryByText(text)).toBeNull();
});
