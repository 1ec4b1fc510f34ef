import { answer, stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { listNotifications } from '../contract.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { loadNotifications, notificationsQuery } from './notifications.api.ts';
import { notificationsBackground } from './pollNotifications.ts';

const lists = { active_notifications: [buildNotification()], archive_notifications: [] };
let stop: () => void = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('[NOTE-01] [NT-02] the notifications are read every 30 seconds', async () => {
  const portal = stubPortal({ answers: answer(listNotifications, lists) });
  stop = notificationsBackground.start(portal);
  await vi.advanceTimersByTimeAsync(30_000 * 3);
  expect(portal.api.calls.map(({ key }) => key)).toEqual(Array(4).fill('GET api/notificationMessages'));
  expect(portal.queryClient.getQueryData(notificationsQuery(portal.api).queryKey)).toEqual(lists);
});

test('[NOTE-01] [NT-02] while the tab is hidden nothing is read again, and on return at once', async () => {
  const portal = stubPortal({ answers: answer(listNotifications, lists) });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  portal.queryClient.mount();
  stop = notificationsBackground.start(portal);
  await vi.advanceTimersByTimeAsync(30_000 * 3);
  expect(portal.api.calls).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(portal.api.calls).toHaveLength(2);
});

test('[AUTH-08] the first sign-in loads the notifications, and the background does not ask again at once', async () => {
  const portal = stubPortal({ answers: answer(listNotifications, lists) });
  await loadNotifications(portal);
  stop = notificationsBackground.start(portal);
  await vi.advanceTimersByTimeAsync(0);
  expect(portal.api.calls).toHaveLength(1);
});
