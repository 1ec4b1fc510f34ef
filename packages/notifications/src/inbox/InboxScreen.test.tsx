import { sendRemovals } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { answer, buildFailure, renderInPortal } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import {
  deleteNotification,
  listNotifications,
  rateNotification,
  replyToNotification,
  type Notification,
} from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { marks } from '../notices/marks.ts';
import { notificationsQuery, refresh } from '../notices/notifications.api.ts';
import { AmongScreens } from '../testing/AmongScreens.tsx';
import { buildNotification } from '../testing/buildNotification.ts';
import { serverFailure } from '../testing/failure.ts';
import { Recent } from './InboxScreen.stories.tsx';
import { InboxScreen, type InboxScreenProps } from './InboxScreen.tsx';

afterEach(() => localStorage.clear());

test('[NT-01] active and archive are two lists, each with an address of its own', async () => {
  await open([buildNotification({ summary: 'Open' })], [buildNotification({ summary: 'Old' })]);
  expect(titles()).toEqual(['Open']);
  const tabs = within(screen.getByRole('navigation', { name: 'Lists of notifications' }));
  expect(tabs.getByRole('link', { name: 'Active' }).getAttribute('aria-current')).toBe('page');
  expect(tabs.getByRole('link', { name: 'Archive' }).getAttribute('href')).toBe(
    '/notifications?list=archive',
  );
});

test('[NT-01] [G-35] what is in the archive is read, and neither answered nor archived again', async () => {
  await open([], [buildNotification({ summary: 'Old', partner_comment: 'Gladly' })], { list: 'archive' });
  expect(titles()).toEqual(['Old']);
  expect(screen.getByText('Gladly')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' })).toBeTruthy();
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
});

test('a long archive is shown by portions, and the focus goes to the first that came', async () => {
  const old = Array.from({ length: 45 }, (_, index) => buildNotification({ summary: `Old ${index}` }));
  await open([], old, { list: 'archive' });
  expect(screen.getAllByRole('listitem', { name: /^Old/ })).toHaveLength(30);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier notifications' }));
  expect(screen.getAllByRole('listitem', { name: /^Old/ })).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Show earlier notifications' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Old 30' }));
});

test('each day has its own group, today and yesterday by their names', async () => {
  const now = Date.now();
  const [today, yesterday, before, unknown] = [0, 1, 40, undefined].map((days) =>
    buildNotification({
      summary: `${days} days ago`,
      created_at: days === undefined ? null : new Date(now - days * 86_400_000).toISOString(),
    }),
  );
  await open([today!, yesterday!, before!, unknown!]);
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', expect.stringMatching(/^[A-Z][a-z]+ \d+/), 'Without a date']);
  const lists = days.map((day) => within(screen.getByRole('list', { name: day })).getAllByRole('listitem'));
  expect(lists.map((list) => list.length)).toEqual([1, 1, 1, 1]);
});

test('[NOTE-01] [NT-06] a question is rated from 0 to 10 with words, and thanked', async () => {
  const question = buildNotification({ type: 'nps', summary: 'Would you recommend us?', rate_max: 10 });
  const { portal } = await open([question], [], {
    answers: answer(rateNotification, {
      notification_message: { ...question, partner_rating: 9, partner_comment: 'Quick help' },
    }),
  });
  const form = await screen.findByRole('form', { name: 'Would you recommend us?' });
  expect(within(form).getAllByRole('radio')).toHaveLength(11);
  expect(within(form).queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(within(form).getByRole('radio', { name: '9' }));
  await userEvent.type(within(form).getByRole('textbox', { name: /Why/ }), ' Quick help ');
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Thank you. You gave 9 of 10/)).toBeTruthy();
  expect(screen.getByText('Quick help')).toBeTruthy();
  expect(callsOf(portal, rateNotification.key)).toEqual([
    { params: { id: question.id }, body: { rating: 9, feedback: 'Quick help' } },
  ]);
});

test('[NT-07] a list that the server gave before it knew does not ask again', async () => {
  const question = buildNotification({ type: 'nps', summary: 'Once?', rate_max: 10 });
  const { portal } = await open([question], [], {
    answers: answer(rateNotification, { notification_message: { ...question, partner_rating: 3 } }),
  });
  const late = Promise.withResolvers<ReturnType<typeof bothLists>>();
  portal.api.answer({ [listNotifications.key]: () => late.promise });
  act(() => void portal.queryClient.invalidateQueries());
  await userEvent.click(await screen.findByRole('radio', { name: '3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/You gave 3 of 10/);
  await act(async () => late.resolve(bothLists([structuredClone(question)])));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText(/You gave 3 of 10/)).toBeTruthy();
});

test('[NT-07] a question that was put away is not asked again in this visit, whatever the server says', async () => {
  const question = buildNotification({ type: 'nps', summary: 'Once?', rate_max: 10 });
  const { portal } = await open([question], [], {
    answers: answer(deleteNotification, undefined as never),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move to the archive' }));
  expect(await screen.findByText('You are all caught up')).toBeTruthy();
  await act(() => sendRemovals());
  const reads = () => callsOf(portal, listNotifications.key).length;
  const before = reads();
  await act(() => portal.queryClient.invalidateQueries());
  expect(reads()).toBe(before + 1);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('You are all caught up')).toBeTruthy();
});

test('[NT-06] a scale up to 5 is given in stars, whatever the type', async () => {
  await open([buildNotification({ type: 'info', summary: 'How was it?', rate_max: 5 })]);
  const form = await screen.findByRole('form', { name: 'How was it?' });
  expect(
    within(form)
      .getAllByRole('radio')
      .map((star) => star.getAttribute('aria-label')),
  ).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
});

test.each([
  ['forbidden', 'You are not allowed to do this.'],
  ['not_found', 'This no longer exists.'],
  ['conflict', 'You have already answered this.'],
  ['network', 'There is no connection.'],
] as const)('[NT-06] an answer that was not sent for %s says what happened', async (code, words) => {
  const question = buildNotification({ type: 'nps', summary: 'Kept?', rate_max: 10 });
  await open([question], [], { answers: { [rateNotification.key]: buildFailure(code) } });
  await userEvent.click(await screen.findByRole('radio', { name: '7' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('[NT-06] what could not be sent is still there, also when the list was left meanwhile', async () => {
  const question = buildNotification({ type: 'nps', summary: 'Kept?', rate_max: 10 });
  const { unmount } = await open([question], [], { answers: { [rateNotification.key]: serverFailure() } });
  await userEvent.click(await screen.findByRole('radio', { name: '7' }));
  await userEvent.type(screen.getByRole('textbox'), 'My words');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our end');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('My words');
  unmount();
  await open([question]);
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox')).toHaveProperty('value', 'My words');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true);
});

test('[NOTE-01] [NT-06] a notification is replied to in words, and the reply is shown', async () => {
  const notice = buildNotification({ summary: 'A new contract' });
  const { portal } = await open([notice], [], {
    answers: answer(replyToNotification, {
      notification_message: { ...notice, partner_comment: 'Gladly' },
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  const form = screen.getByRole('form', { name: /A new contract/ });
  expect(document.activeElement).toBe(within(form).getByRole('textbox'));
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  expect(within(form).getByText('Write something first')).toBeTruthy();
  expect(callsOf(portal, replyToNotification.key)).toEqual([]);
  await userEvent.type(within(form).getByRole('textbox'), 'Gladly');
  await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
  const thanks = await screen.findByText('You have replied');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(thanks), 'the answer has the focus of its form').toBe(true);
  expect(callsOf(portal, replyToNotification.key)).toEqual([
    { params: { id: notice.id }, body: { message: 'Gladly' } },
  ]);
});

test('an answer that was given before leaves the focus alone', async () => {
  await open([buildNotification({ partner_comment: 'Gladly' })]);
  expect(await screen.findByText('You have replied')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('[NT-06] what the server finds wrong with a reply is said beside it', async () => {
  const { ApiError } = await import('@my-air/api-client');
  const refused = new ApiError({
    code: 'validation',
    key: replyToNotification.key,
    status: 422,
    body: { message: 'No', errors: { message: ['The message is too long.'] } },
    pageLoading: false,
  });
  await open([buildNotification()], [], { answers: { [replyToNotification.key]: refused } });
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The message is too long.');
});

test('a person who cancels the reply has the focus where it was', async () => {
  await open([buildNotification()]);
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' }));
});

test('[G-33] a chat is answered in the chat', async () => {
  await open([buildNotification({ type: 'chat', chat_id: 4, url: null })]);
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('[NT-04] how many wait to be dealt with is said, apart from what was seen', async () => {
  const [first, second] = [buildNotification({ summary: 'First' }), buildNotification({ summary: 'Second' })];
  await open([first, second]);
  expect(screen.getByText('2 of them need your attention.')).toBeTruthy();
  expect(screen.getAllByText('Needs your attention')).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('link', { name: 'Open' })[0]!);
  expect(await screen.findByText('1 of them needs your attention.')).toBeTruthy();
  expect(screen.getAllByText('Needs your attention')).toHaveLength(1);
});

test('[NT-12] a thousand of them are marked as seen once, all of them, and drawn by the hundred', async () => {
  const many = Array.from({ length: 1_000 }, () => buildNotification());
  const { portal, unmount } = await open(many);
  expect(rows()).toHaveLength(100);
  expect(screen.getByRole('button', { name: 'Show 200 of 900 more' })).toBeTruthy();
  const written = vi.fn();
  onTestFinished(atomStore.sub(marks(), written));
  act(() => refresh(portal.queryClient, portal.api));
  expect(written).not.toHaveBeenCalled();
  unmount();
  await open([buildNotification({ summary: 'Late' }), ...many]);
  expect(newOnes()).toEqual(['Late']);
});

test('[NT-12] a mark that another tab has dropped is not made again while the list is open', async () => {
  const { portal } = await open([buildNotification()]);
  act(() => {
    atomStore.set(marks(), { seen: [], done: [] });
    refresh(portal.queryClient, portal.api);
  });
  expect(atomStore.get(marks()).seen).toEqual([]);
});

test('[NT-12] [API-03] a notification whose id is a text is new once, and others keep their marks', async () => {
  // SAFETY: an id may remain a text, as `readId` says.
  const id = 'n,7' as unknown as number;
  const [one, other] = [buildNotification({ summary: 'One' }), buildNotification({ id, summary: 'Other' })];
  const { unmount } = await open([one, other]);
  expect(newOnes()).toEqual(['One', 'Other']);
  unmount();
  await open([one, other]);
  expect(newOnes()).toEqual([]);
});

test('[NT-12] what has come since the person looked is marked as new, and only until they look again', async () => {
  const [known, fresh] = [buildNotification({ summary: 'Known' }), buildNotification({ summary: 'Fresh' })];
  const { portal, unmount } = await open([known]);
  expect(newOnes()).toEqual(['Known']);
  unmount();
  const again = await open([fresh, known]);
  expect(newOnes()).toEqual(['Fresh']);
  const late = buildNotification({ summary: 'Late' });
  act(() => refresh(again.portal.queryClient, again.portal.api, () => bothLists([late, fresh, known])));
  await waitFor(() => expect(newOnes()).toEqual(['Late', 'Fresh']));
  expect(portal).toBeTruthy();
});

test('[NOTE-02] the messages that have left can be read again, with their kind in words', async () => {
  const story = Recent.parameters.portal;
  renderInPortal(
    <AmongScreens>
      <Suspense>
        <InboxScreen list="recent" />
      </Suspense>
    </AmongScreens>,
    story,
  );
  const list = await screen.findByRole('list', { name: 'Recent messages' });
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual([
    'Error × 3',
    'Saved',
    'Important',
  ]);
  expect(within(lines[0]!).getByText('Try again in a minute.')).toBeTruthy();
});

interface Options extends Partial<InboxScreenProps> {
  answers?: Record<string, unknown>;
}

function bothLists(active_notifications: Notification[], archive_notifications: Notification[] = []) {
  return { active_notifications, archive_notifications };
}

async function open(
  active: Notification[],
  archive: Notification[] = [],
  { list = 'active', answers = {} }: Options = {},
) {
  const rendered = renderInPortal(
    <AmongScreens>
      <Suspense>
        <InboxScreen list={list} />
      </Suspense>
    </AmongScreens>,
    {
      loadMessages,
      answers: { ...answer(listNotifications, bothLists(active, archive)), ...answers },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  expect(
    rendered.portal.queryClient.getQueryData(notificationsQuery(rendered.portal.api).queryKey),
  ).toBeTruthy();
  return rendered;
}

const rows = () => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('aria-labelledby'));
const titles = () => rows().map((row) => row.querySelector('p')?.textContent);
const newOnes = () =>
  rows()
    .filter((row) => within(row).queryByText('New'))
    .map((row) => row.querySelector('p')?.textContent);
const callsOf = (portal: Awaited<ReturnType<typeof open>>['portal'], key: string) =>
  portal.api.calls.filter((call) => call.key === key).map(({ params, body }) => ({ params, body }));
