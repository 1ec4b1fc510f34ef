import { answer, stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { listNotifications, type Notification } from '../contract.ts';
import { wasSeen } from '../notices/marks.ts';
import { notificationsQuery } from '../notices/notifications.api.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { heedPreferences } from './heedPreferences.ts';
import { setPreference } from './preferences.ts';

afterEach(() => {
  localStorage.clear();
  for (const kind of ['info', 'nps', 'chat'] as const) setPreference(1, 'count', kind, true);
});

async function openPortal(active: Notification[]) {
  const lists = (now: Notification[]) => ({ active_notifications: now, archive_notifications: [] });
  const portal = stubPortal({ answers: answer(listNotifications, lists(active)) });
  const query = notificationsQuery(portal.api);
  await portal.queryClient.fetchQuery(query);
  onTestFinished(heedPreferences(portal));
  return {
    portal,
    /** The number at the bell. */
    count: () =>
      portal.queryClient
        .getQueryData(query.queryKey)
        ?.active_notifications.filter((notification) => !wasSeen(notification)).length,
    come: (...came: Notification[]) =>
      portal.queryClient.setQueryData(query.queryKey, lists([...came, ...active])),
  };
}

test('[NT-13] what comes while the portal is open floats; what was there before does not', async () => {
  const { portal, come } = await openPortal([buildNotification({ summary: 'Known' })]);
  come(buildNotification({ summary: 'Payoneer is switched on' }));
  await vi.waitFor(() =>
    expect(portal.shown).toMatchObject([{ type: 'info', title: 'Payoneer is switched on' }]),
  );
});

test('[NT-07] a question that comes is counted by the bell and floats over nothing', async () => {
  const { portal, count, come } = await openPortal([]);
  come(
    buildNotification({ type: 'nps', summary: 'Would you recommend us?', rate_max: 10 }),
    buildNotification({ summary: 'News' }),
  );
  await vi.waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(portal.shown).toMatchObject([{ title: 'News' }]);
  await vi.waitFor(() => expect(count()).toBe(2));
});

test('[NT-13] of a kind that is not to be counted more can be open than marks are kept', async () => {
  setPreference(1, 'count', 'info', false);
  const { count } = await openPortal(Array.from({ length: 510 }, () => buildNotification()));
  await vi.waitFor(() => expect(count()).toBe(0));
});

test('[NT-13] a kind that is not to be counted leaves the bell alone, and stays in the list', async () => {
  setPreference(1, 'count', 'info', false);
  const [news, agreement] = [
    buildNotification(),
    buildNotification({ type: 'agreement', agreement_id: 'amg_policy', url: null }),
  ];
  const { portal, count, come } = await openPortal([news]);
  await vi.waitFor(() => expect(count()).toBe(0));
  come(agreement, buildNotification());
  await vi.waitFor(() => expect(count()).toBe(1));
  expect(
    portal.queryClient.getQueryData(notificationsQuery(portal.api).queryKey)?.active_notifications,
  ).toHaveLength(3);
});

test('[NT-13] a kind that is switched off while it is counted is no longer counted', async () => {
  const { count } = await openPortal([buildNotification({ type: 'chat', url: null })]);
  await vi.waitFor(() => expect(count()).toBe(1));
  setPreference(1, 'count', 'chat', false);
  await vi.waitFor(() => expect(count()).toBe(0));
});
