import { ApiError } from '@my-air/api-client';
import { forgetRemovals, undoTime } from '@my-air/feature-kit/data';
import { answer, renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deleteNotification, listNotifications, type Notification } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { AmongScreens } from '../testing/AmongScreens.tsx';
import { bindAgreementPort } from '../testing/bindAgreementPort.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { serverFailure } from '../testing/failure.ts';
import { NotificationsSheet } from './NotificationsSheet.tsx';

beforeEach(bindAgreementPort);

const now = new Date('2026-11-21T10:00:00Z');
const close = vi.fn();
const deleted = 'DELETE api/notificationMessages/{id}';
beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => {
  forgetRemovals();
  vi.useRealTimers();
  close.mockClear();
  localStorage.clear();
});

test('[NOTE-01] [NT-01] [G-33] each type is named, and one that we do not know is news', async () => {
  await open([
    buildNotification({ type: 'info', summary: 'One' }),
    buildNotification({ type: 'nps', summary: 'Two' }),
    buildNotification({ type: 'agreement', summary: 'Three', agreement_id: 'amg_policy' }),
    buildNotification({ type: 'chat', summary: 'Four' }),
    buildNotification({ type: 'something_new', summary: 'Five' }),
  ]);
  const rows = screen.getAllByRole('listitem');
  const words = ['News', 'Question', 'Agreement', 'Message', 'News'];
  rows.forEach((row, index) => expect(within(row).getByText(new RegExp(`^${words[index]}`))).toBeTruthy());
});

test('[NOTE-01] it says how long ago it came, and exactly when', async () => {
  await open([buildNotification({ created_at: '2026-11-19T10:00:00Z' })]);
  const time = screen.getByText('2 days ago');
  expect(time.getAttribute('datetime')).toBe('2026-11-19T10:00:00Z');
  expect(time.title).toContain('11/19/2026');
});

test('[NOTE-01] its text is formatted', async () => {
  await open([buildNotification({ description: 'Earn <b>more</b>' })]);
  const bold = await screen.findByText('more');
  expect(bold.tagName).toBe('B');
});

test('[G-33] a link to a screen closes the sheet', async () => {
  await open([buildNotification({ url: '/accounts/youtube?x=1' })]);
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/accounts/youtube?x=1');
  act(() => link.click());
  expect(close).toHaveBeenCalledOnce();
});

test('[G-33] an address elsewhere opens beside the portal, which stays unknown to it', async () => {
  await open([buildNotification({ url: 'https://elsewhere.test/guide' })]);
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('[NOTE-01] [NT-05] [G-35] what is archived leaves at once, and is sent to the server when it can no longer be undone', async () => {
  const [first, second] = [buildNotification({ summary: 'First' }), buildNotification({ summary: 'Second' })];
  const { portal } = await open([first, second], answer(deleteNotification, undefined as never));
  await archive(0);
  expect(screen.queryByText('First')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move to the archive' }));
  expect(portal.shown).toMatchObject([{ title: 'Moved to the archive', action: { label: 'Undo' } }]);
  expect(callsOf(portal)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(undoTime));
  await waitFor(() => expect(callsOf(portal)).toEqual([{ id: first.id }]));
});

test('[NOTE-01] [NT-05] undone, it is back in its place and nothing is sent to the server', async () => {
  const { portal } = await open([
    buildNotification({ summary: 'First' }),
    buildNotification({ summary: 'Second' }),
  ]);
  await archive(0);
  act(() => portal.shown[0]!.action!.onAct());
  await waitFor(() => expect(titles()).toEqual(['First', 'Second']));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('First'));
  expect(document.activeElement?.tagName).toBe('LI');
  expect(portal.dismissed).toEqual(['1']);
  await act(() => vi.advanceTimersByTimeAsync(undoTime));
  expect(callsOf(portal)).toEqual([]);
});

test('[NOTE-01] [NT-05] a page that is left sends it to the server at once and once, in a call that outlives it', async () => {
  const { portal } = await open([buildNotification()], answer(deleteNotification, undefined as never));
  await archive(0);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(callsOf(portal)).toHaveLength(1));
  expect(portal.api.calls.at(-1)?.options).toMatchObject({ keepalive: true });
  await act(() => vi.advanceTimersByTimeAsync(undoTime));
  expect(callsOf(portal)).toHaveLength(1);
});

test('[NT-03] a second press at the same moment archives once', async () => {
  const { portal } = await open(
    [buildNotification({ summary: 'First' }), buildNotification({ summary: 'Second' })],
    answer(deleteNotification, undefined as never),
  );
  const [button] = screen.getAllByRole('button', { name: 'Move to the archive' });
  await act(async () => {
    button!.click();
    button!.click();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(titles()).toEqual(['Second']);
  expect(portal.shown).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(undoTime));
  await waitFor(() => expect(callsOf(portal)).toHaveLength(1));
});

test('[NOTE-01] what the server refuses to archive is in the list again', async () => {
  await open([buildNotification({ summary: 'First' }), buildNotification({ summary: 'Second' })], {
    [deleted]: new ApiError({ code: 'forbidden', key: deleted, status: 403, pageLoading: false }),
  });
  await archive(1);
  expect(titles()).toEqual(['First']);
  await act(() => vi.advanceTimersByTimeAsync(undoTime));
  await waitFor(() => expect(titles()).toEqual(['First', 'Second']));
});

test('[NOTE-01] with the last one gone it says so, and the focus stays in the sheet', async () => {
  const { container } = await open([buildNotification()]);
  await archive(0);
  expect(await screen.findByText('You are all caught up')).toBeTruthy();
  expect(container.contains(document.activeElement)).toBe(true);
});

test('a list that did not come can be asked for again', async () => {
  const { portal } = renderSheet({ answers: { 'GET api/notificationMessages': serverFailure() } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  portal.api.answer(
    answer(listNotifications, {
      active_notifications: [buildNotification({ summary: 'Here' })],
      archive_notifications: [],
    }),
  );
  act(() => again.click());
  expect(await screen.findByText('Here')).toBeTruthy();
});

function renderSheet(options: RenderInPortalOptions) {
  return renderInPortal(
    <AmongScreens>
      <NotificationsSheet close={close} />
    </AmongScreens>,
    { loadMessages, ...options },
  );
}

async function open(active_notifications: Notification[], answers = {}, locale: 'en' | 'uk' = 'en') {
  const lists = { active_notifications, archive_notifications: [] };
  const rendered = renderSheet({ locale, answers: { ...answer(listNotifications, lists), ...answers } });
  await screen.findAllByRole('listitem');
  return rendered;
}

async function archive(index: number) {
  const button = screen.getAllByRole('button', { name: 'Move to the archive' })[index];
  await act(async () => {
    button!.click();
    // The cache notifies its observers in a task of its own.
    await vi.advanceTimersByTimeAsync(0);
  });
}

function titles() {
  return screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
}

const callsOf = (portal: ReturnType<typeof renderSheet>['portal']) =>
  portal.api.calls.filter(({ key }) => key === deleted).map(({ params }) => params);
