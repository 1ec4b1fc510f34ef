import { answer, buildAgreement, buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { listNotifications } from '../contract.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { contributions } from '../contributions.ts';
import { markSeen } from './marks.ts';
import { loadNotifications, notificationsInterval, notificationsQuery } from './notifications.api.ts';
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

test('[NT-04] the number at the bell rises with what comes, and falls when it is seen in another tab', async () => {
  let sent = [buildNotification({ id: 1 })];
  const portal = stubPortal({
    answers: { 'GET api/notificationMessages': () => ({ ...lists, active_notifications: sent }) },
  });
  stop = notificationsBackground.start(portal);
  const [bell] = contributions.topBar ?? [];
  const observer = new QueryObserver(portal.queryClient, bell!.badge!(portal)!);
  onTestFinished(observer.subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe(1);

  sent = [buildNotification({ id: 2 }), ...sent];
  await vi.advanceTimersByTimeAsync(notificationsInterval);
  expect(observer.getCurrentResult().data).toBe(2);

  const other = new BroadcastChannel(`notifications of ${portal.session.getUser()?.id}`);
  onTestFinished(() => other.close());
  markSeen([1, 2]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  other.postMessage({ kind: 'marks' });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(0));
});

test('[AUTH-08] the first sign-in loads the notifications, and the background does not ask again at once', async () => {
  const portal = stubPortal({ answers: answer(listNotifications, lists) });
  await loadNotifications(portal);
  stop = notificationsBackground.start(portal);
  await vi.advanceTimersByTimeAsync(0);
  expect(portal.api.calls).toHaveLength(1);
});

test('[NOTE-01] a notification whose agreement was accepted leaves the open ones at once; one about a later text stays', async () => {
  const about = (id: number, created_at: string) =>
    buildNotification({ id, type: 'agreement', agreement_id: 'terms_and_conditions', created_at });
  const sent = about(1, '2026-11-01T10:00:00Z');
  const later = about(2, '2026-11-20T10:00:00Z');
  const portal = stubPortal({
    user: buildUser({ partner: buildPartner() }),
    answers: answer(listNotifications, { active_notifications: [later, sent], archive_notifications: [] }),
  });
  stop = notificationsBackground.start(portal);
  await vi.advanceTimersByTimeAsync(0);
  const idsOf = (list: 'active_notifications' | 'archive_notifications') =>
    portal.queryClient.getQueryData(notificationsQuery(portal.api).queryKey)?.[list].map(({ id }) => id);
  expect(idsOf('active_notifications')).toEqual([2, 1]);

  const agreement = { ...buildAgreement({ id: 'terms_and_conditions' }), agreed_at: '2026-11-10T10:00:00Z' };
  const user = buildUser({ partner: buildPartner({ agreements: [agreement] }) });
  portal.session.become(user);
  expect(idsOf('active_notifications')).toEqual([2]);
  expect(idsOf('archive_notifications')).toEqual([1]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(idsOf('active_notifications')).toEqual([2]);
});
