import { chooseScope } from '@my-air/feature-kit/data';
import { bindPorts } from '@my-air/feature-kit';
import { buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { agreeToDistribution, getDistribution, getVideoSupportChat } from '../contract.ts';
import { distributionPorts } from '../ports.ts';
import { buildPlatform, distributionAnswers } from '../testing/distributionAnswers.ts';
import meta, { Empty, Loaded, Requests } from './DistributionScreen.stories.tsx';

const waiting = buildPlatform({ id: 4, platform: 'Roku', state: 'not_agreed' });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article')!);

test.each([
  ['Platform 1', 'Not started', 'Read and accept the agreement to begin.'],
  ['Platform 2', 'In preparation', 'No action needed. We will let you know when the first video is live.'],
  ['Platform 3', 'Live', 'No action needed. Income is added every month.'],
  ['Platform 4', 'Rejected', 'Ask our team what would have to change.'],
  ['Platform 5', 'Former platform', 'No action needed.'],
  ['Platform 6', 'Not available', 'Ask our team when this could change.'],
  ['Platform 7', 'Status updating', 'If this does not change, contact our team.'],
])('[DIST-01] [DS-01] %s says "%s" and what comes next', async (name, label, next) => {
  renderStory(meta, Loaded);
  const shown = await card(name);
  expect(shown.getByText(label)).toBeTruthy();
  expect(shown.getByText(next)).toBeTruthy();
});

test('[DIST-01] the total is shown; without one, a dash', async () => {
  const { unmount } = renderStory(meta, Loaded);
  expect(await screen.findByText('$843.50')).toBeTruthy();
  unmount();
  renderStory(meta, Loaded, {
    answers: { [getDistribution.key]: { platforms: [], total_amount_usd: null } },
  });
  expect(await screen.findByText('–')).toBeTruthy();
});

test.each([
  ['a platform without videos says nothing of income', 'not_agreed', 0, 0],
  ['a live platform says that there is none yet', 'distributing', 0, 1],
  ['a former platform says what it earned', 'legacy', 7.5, 1],
])('[DIST-01] %s', async (_, state, total_amount_usd, count) => {
  renderStory(meta, Loaded, {
    answers: distributionAnswers([buildPlatform({ platform: 'Roku', state, total_amount_usd })]),
  });
  expect((await card('Roku')).queryAllByText(/^Earned: /)).toHaveLength(count);
});

test('[DIST-02] [DS-07] after accepting, the card is saving until the fetched list says so', async () => {
  const { portal } = renderStory(meta, Loaded, {
    answers: distributionAnswers([waiting]),
    modals: { agreement: 'accepted' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Read and accept: Roku' }));
  const roku = await card('Roku');
  expect(await roku.findByText('Saving')).toBeTruthy();
  expect(roku.queryByText('Not started')).toBeNull();
  portal.api.answer(distributionAnswers([{ ...waiting, state: 'agreed' }]));
  await userEvent.click(roku.getByRole('button', { name: 'Check again' }));
  expect(await roku.findByText('In preparation')).toBeTruthy();
});

test('[DIST-02] a card stays where it is when its agreement is accepted, and has its new place at the next visit', async () => {
  const other = buildPlatform({ id: 5, platform: 'Pluto TV', state: 'not_agreed' });
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const { portal, unmount } = renderStory(meta, Loaded, {
    answers: distributionAnswers([waiting, other]),
    modals: { agreement: 'accepted' },
  });
  const accept = await screen.findByRole('button', { name: 'Read and accept: Roku' });
  portal.api.answer(distributionAnswers([{ ...waiting, state: 'agreed' }, other]));
  await userEvent.click(accept);
  expect(await (await card('Roku')).findByText('In preparation')).toBeTruthy();
  expect(names()).toEqual(['Roku', 'Pluto TV']);
  unmount();
  renderStory(meta, Loaded, { answers: distributionAnswers([{ ...waiting, state: 'agreed' }, other]) });
  await card('Roku');
  expect(names()).toEqual(['Pluto TV', 'Roku']);
});

test('[DIST-02] the acceptance is sent for this platform, and asked for in its list', async () => {
  const { portal } = renderStory(meta, Loaded, { answers: distributionAnswers([waiting]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Read and accept: Roku' }));
  const [opened] = portal.opened;
  const { accept } = opened!.props as {
    accept: { send: (id: string) => Promise<unknown>; isDone: (id: string) => Promise<boolean> };
  };
  portal.api.answer({ [agreeToDistribution.key]: undefined });
  await accept.send('youtube_partner_service_contract');
  expect(portal.api.calls.at(-1)?.params).toEqual({
    distribution_platform_id: 4,
    agreement: 'youtube_partner_service_contract',
  });
  expect(await accept.isDone('youtube_partner_service_contract')).toBe(false);
  portal.api.answer(distributionAnswers([{ ...waiting, state: 'agreed' }]));
  expect(await accept.isDone('youtube_partner_service_contract')).toBe(true);
});

test('[DIST-02] [DS-05] docusign is asked for where the platform says so', async () => {
  const { portal } = renderStory(meta, Loaded, {
    answers: distributionAnswers([{ ...waiting, agreement_signing_method: 'docusign' }]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Read and accept: Roku' }));
  expect(portal.opened).toMatchObject([{ name: 'agreement', props: { signing: 'docusign' } }]);
});

test('[DIST-03] [DS-11] the chat is opened where there is one, and the support form where there is none', async () => {
  const openChat = vi.fn();
  bindPorts(distributionPorts, { openChat });
  onTestFinished(() => bindPorts(distributionPorts, { openChat: undefined }));
  const { unmount } = renderStory(meta, Loaded);
  await userEvent.click(await screen.findByRole('button', { name: 'Video support' }));
  expect(openChat).toHaveBeenCalledWith(7);
  unmount();
  const { portal } = renderStory(meta, Loaded, { answers: { [getVideoSupportChat.key]: { chat: null } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about distribution' }));
  await waitFor(() => expect(portal.opened).toMatchObject([{ name: 'support' }]));
});

test('[DIST-03] [DS-11] the button of the chat counts what is unread in it', async () => {
  bindPorts(distributionPorts, { openChat: vi.fn() });
  onTestFinished(() => bindPorts(distributionPorts, { openChat: undefined }));
  renderStory(meta, Loaded, { answers: { [getVideoSupportChat.key]: { chat: { id: 7, unread_count: 3 } } } });
  expect(await screen.findByRole('button', { name: 'Video support 3 unread messages' })).toBeTruthy();
});

test.each(['rejected', 'cannot_distribute'])(
  '[DIST-01] [DS-08] a platform that is %s says why',
  async (state) => {
    const reason = 'The pictures are too small.';
    const blocked = buildPlatform({ id: 5, platform: 'Roku', state, reason });
    renderStory(meta, Loaded, { answers: distributionAnswers([blocked]) });
    expect((await card('Roku')).getByText(`Reason: ${reason}`)).toBeTruthy();
  },
);

describe.each(['rejected', 'cannot_distribute', 'state_of_next_year'])(
  '[DIST-01] [DS-08] a platform that is %s',
  (state) => {
    const blocked = buildPlatform({ id: 5, platform: 'Roku', state, chat_id: null });

    test('leads to our team where it has no chat', async () => {
      const { portal } = renderStory(meta, Loaded, { answers: distributionAnswers([blocked]) });
      await userEvent.click(await screen.findByRole('button', { name: 'Ask our team: Roku' }));
      expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'Distribution to Roku' } }]);
    });

    test('leads to its chat where it has one', async () => {
      const openChat = vi.fn();
      bindPorts(distributionPorts, { openChat });
      onTestFinished(() => bindPorts(distributionPorts, { openChat: undefined }));
      renderStory(meta, Loaded, { answers: distributionAnswers([{ ...blocked, chat_id: 31 }]) });
      await userEvent.click(await screen.findByRole('button', { name: 'Open the chat: Roku' }));
      expect(openChat).toHaveBeenCalledWith(31);
      expect(screen.queryByRole('button', { name: 'Ask our team: Roku' })).toBeNull();
    });
  },
);

test('without platforms it says what will be here', async () => {
  renderStory(meta, Empty);
  expect(await screen.findByText('No platforms yet')).toBeTruthy();
});

test('[DS-09] [DS-10] a request is in the row of its channel and below its platform, and Enter opens its timeline', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  renderStory(meta, Requests);
  const table = within(await screen.findByRole('table', { name: 'Requests by channel and platform' }));
  const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Channel', 'Snapchat', 'Roku']);
  const row = within(table.getByRole('row', { name: /^Ann Cooks/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['In review', 'Live']);
  row.getByRole('button', { name: 'Ann Cooks – Snapchat: In review' }).focus();
  await userEvent.keyboard('{Enter}');
  const steps = within(await screen.findByRole('list', { name: 'Progress of the request' }));
  expect(steps.getByText('Nov 19')).toBeTruthy();
  expect(steps.getByText('Expected by Nov 25')).toBeTruthy();
});

test('[DS-10] a request that is late says so, and leads to our team', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { portal } = renderStory(meta, Requests);
  await userEvent.click(await screen.findByRole('button', { name: 'Ann Cooks – Snapchat: In review' }));
  expect(await screen.findByText('Was expected by Nov 25')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask our team' }));
  expect(portal.opened).toEqual([
    { name: 'support', props: { summary: 'When do my videos go live on Snapchat?' } },
  ]);
});

test('[DIST-03] the requests are those of the channel that was chosen for all screens', async () => {
  const channels = ['UC1', 'UC2'].map((guid) =>
    buildChannel({ title: `Channel ${guid}`, platform_guid: guid }),
  );
  const { portal } = renderStory(meta, Requests, {
    answers: { ...distributionAnswers(), 'GET api/channels': { channels } },
  });
  expect(await screen.findByText('Snapchat')).toBeTruthy();
  act(() => chooseScope(portal.session.getUser()?.id, 'UC2'));
  expect(await screen.findByText('Only Channel UC2')).toBeTruthy();
  expect(screen.getByText('Nothing here for Channel UC2')).toBeTruthy();
  await userEvent.click(screen.getByText('Show all channels'));
  expect(screen.getByText('Snapchat')).toBeTruthy();
});

test('[DIST-01] the platforms are those of the channel that was chosen for all screens, and those open to every channel', async () => {
  const channels = ['UC1', 'UC2'].map((guid) =>
    buildChannel({ title: `Channel ${guid}`, platform_guid: guid }),
  );
  const platform = (id: number, name: string, guids: string[]) =>
    buildPlatform({
      id,
      platform: name,
      channels: guids.map((guid) => ({ platform_guid: guid, title: guid })),
    });
  const { portal } = renderStory(meta, Loaded, {
    answers: {
      ...distributionAnswers([
        platform(1, 'Roku', ['UC1']),
        platform(2, 'Vessel', ['UC1', 'UC2']),
        platform(3, 'Pluto TV', []),
      ]),
      'GET api/channels': { channels },
    },
  });
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await card('Roku');
  act(() => chooseScope(portal.session.getUser()?.id, 'UC2'));
  expect(await screen.findByText('Only Channel UC2')).toBeTruthy();
  expect(names()).toEqual(['Vessel', 'Pluto TV']);
  expect((await card('Vessel')).getByText(/^Earned by all channels: /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
  expect(names()).toEqual(['Roku', 'Vessel', 'Pluto TV']);
});
