import { answer, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { listNotifications } from '../contract.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { newNoticesBadge } from './newNoticesBadge.ts';
import { notificationsQuery } from './notifications.api.ts';
import { hideArchived, takeBack } from './hideArchived.ts';

test('[NOTE-01] [NT-03] an answer that the server gave before it knew does not bring back what was put away', async () => {
  const [gone, stays] = [buildNotification(), buildNotification()];
  const late = { active_notifications: [gone, stays], archive_notifications: [] };
  const portal = stubPortal({ answers: answer(listNotifications, late) });
  hideArchived(gone.id);
  onTestFinished(() => takeBack(gone.id));
  const query = notificationsQuery(portal.api);
  const badge = new QueryObserver(portal.queryClient, newNoticesBadge(portal)!);
  onTestFinished(badge.subscribe(() => {}));

  await portal.queryClient.fetchQuery(query);
  const kept = { active_notifications: [stays], archive_notifications: [gone] };
  expect(portal.queryClient.getQueryData(query.queryKey)).toEqual(kept);
  await vi.waitFor(() => expect(badge.getCurrentResult().data).toBe(1));

  // A list read by another tab comes into the cache without a call.
  portal.queryClient.setQueryData(query.queryKey, structuredClone(late));
  expect(portal.queryClient.getQueryData(query.queryKey)).toEqual(kept);
  await vi.waitFor(() => expect(badge.getCurrentResult().data).toBe(1));
});
