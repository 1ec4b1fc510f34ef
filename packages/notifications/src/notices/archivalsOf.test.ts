import { answer, stubPortal } from '@my-air/feature-testing';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { deleteNotification, listNotifications, type Notification } from '../contract.ts';
import { archiveNotification } from '../sheet/archiveNotification.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { serverFailure } from '../testing/failure.ts';
import { archivalsOf } from './archivalsOf.ts';
import { notificationsQuery } from './notifications.api.ts';
import { takeBack } from './hideArchived.ts';

const later = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** A page of the same user in the same browser; its memory is its own. */
async function openPage(active: Notification[], archive: Notification[] = [], deletes?: unknown) {
  for (const { id } of [...active, ...archive]) takeBack(id);
  const portal = stubPortal({
    answers: {
      ...answer(listNotifications, { active_notifications: active, archive_notifications: archive }),
      [deleteNotification.key]: deletes,
    },
  });
  const query = notificationsQuery(portal.api);
  await portal.queryClient.fetchQuery(query);
  return {
    portal,
    open: () => portal.queryClient.getQueryData(query.queryKey)?.active_notifications.map(({ id }) => id),
    deleted: () => portal.api.calls.filter(({ key }) => key === deleteNotification.key).length,
  };
}

async function leaveAfterArchiving(notice: Notification) {
  const page = await openPage([notice], [], serverFailure());
  archiveNotification(page.portal, notice);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.deleted()).toBe(1);
}

test('[NT-05] what the last call of a page did not bring to the server is hidden at the next visit, and sent again', async () => {
  const [gone, stays] = [buildNotification(), buildNotification()];
  await leaveAfterArchiving(gone);
  const next = await openPage([gone, stays]);
  onTestFinished(archivalsOf(next.portal).start());
  expect(next.open()).toEqual([stays.id]);
  expect(next.deleted()).toBe(0);
  await vi.advanceTimersByTimeAsync(later);
  expect(next.deleted()).toBe(1);
  expect(localStorage.length).toBe(0);
});

test('[NT-05] what the last call of a page brought to the server is not told twice', async () => {
  const gone = buildNotification();
  await leaveAfterArchiving(gone);
  const next = await openPage([], [gone]);
  onTestFinished(archivalsOf(next.portal).start());
  await vi.advanceTimersByTimeAsync(later);
  expect(next.deleted()).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('[NT-05] what cannot be told yet is kept for the visit after', async () => {
  const gone = buildNotification();
  await leaveAfterArchiving(gone);
  const offline = await openPage([gone], [], serverFailure());
  onTestFinished(archivalsOf(offline.portal).start());
  await vi.advanceTimersByTimeAsync(later);
  expect(offline.deleted()).toBeGreaterThan(0);
  const next = await openPage([gone]);
  onTestFinished(archivalsOf(next.portal).start());
  expect(next.open()).toEqual([]);
});

test('[NT-05] a page that opens beside an undo hides what is away, and tells nothing when it is taken back', async () => {
  const notice = buildNotification();
  const first = await openPage([notice]);
  archiveNotification(first.portal, notice);
  const second = await openPage([notice]);
  onTestFinished(archivalsOf(second.portal).start());
  expect(second.open()).toEqual([]);
  first.portal.shown[0]!.action!.onAct();
  await vi.advanceTimersByTimeAsync(later);
  expect([first.deleted(), second.deleted()]).toEqual([0, 0]);
});

test('[NT-05] the person who signs in afterwards sends nothing for the one who archived', async () => {
  const notice = buildNotification();
  const { portal, deleted } = await openPage([notice]);
  archiveNotification(portal, notice);
  portal.session.become(null);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(later);
  expect(deleted()).toBe(0);
});

test.for(['not json', '7', 'null', '{"x":1}', '{"5":"soon"}'])(
  'a storage that holds %s is as good as an empty one',
  async (stored) => {
    const { portal, deleted } = await openPage([buildNotification()]);
    localStorage.setItem(`notifications:unsettled:${portal.session.getUser()?.id}`, stored);
    onTestFinished(archivalsOf(portal).start());
    await vi.advanceTimersByTimeAsync(later);
    expect(deleted()).toBe(0);
  },
);
