import { answer, stubPortal } from '@my-air/feature-testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { deleteNotification, listNotifications, type Notification } from '../contract.ts';
import { archiveNotification } from '../sheet/archiveNotification.ts';
import { buildNotification } from '../testing/buildNotification.ts';
import { archivalsOf } from './archivalsOf.ts';
import { notificationsQuery } from './notifications.api.ts';

const channelOf = (id: unknown) => `notifications removals of ${String(id)}`;

/** Another tab of the same user: the messages it received, and how to send one. */
function otherTab(name: string) {
  const channel = new BroadcastChannel(name);
  const received: unknown[] = [];
  channel.onmessage = ({ data }) => void received.push(data);
  onTestFinished(() => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays on this origin
  return { received, tell: (news: object) => channel.postMessage(news) };
}

async function openTab(active: Notification[]) {
  const lists = { active_notifications: active, archive_notifications: [] };
  const portal = stubPortal({
    answers: { ...answer(listNotifications, lists), ...answer(deleteNotification, undefined as never) },
  });
  onTestFinished(archivalsOf(portal).start());
  const query = notificationsQuery(portal.api);
  await portal.queryClient.fetchQuery(query);
  // Like the bell on every screen.
  onTestFinished(new QueryObserver(portal.queryClient, query).subscribe(() => {}));
  const open = () =>
    portal.queryClient.getQueryData(query.queryKey)?.active_notifications.map(({ id }) => id) ?? [];
  return { portal, open, name: channelOf(portal.session.getUser()?.id) };
}

test('[NT-12] what is archived in one tab is sent to the others at once, and so is what was taken back', async () => {
  const [gone, stays] = [buildNotification(), buildNotification()];
  const { portal, open, name } = await openTab([gone, stays]);
  const { received } = otherTab(name);
  archiveNotification(portal, gone);
  expect(open()).toEqual([stays.id]);
  await vi.waitFor(() => expect(received).toEqual([{ type: 'hide', id: String(gone.id) }]));
  portal.shown[0]!.action!.onAct();
  await vi.waitFor(() => expect(received).toContainEqual({ type: 'show', id: String(gone.id) }));
  expect(open()).toEqual([gone.id, stays.id]);
});

test('[NT-12] what another tab archived leaves this one without a call, and comes back with one', async () => {
  const [gone, stays] = [buildNotification(), buildNotification()];
  const { portal, open, name } = await openTab([gone, stays]);
  const calls = portal.api.calls.length;
  const { tell } = otherTab(name);
  tell({ type: 'hide', id: String(gone.id) });
  await vi.waitFor(() => expect(open()).toEqual([stays.id]));
  expect(portal.api.calls).toHaveLength(calls);
  tell({ type: 'show', id: String(gone.id) });
  await vi.waitFor(() => expect(open()).toEqual([gone.id, stays.id]));
});

test('[NT-12] what is archived before this tab follows the others is told to them too', async () => {
  const gone = buildNotification();
  const portal = stubPortal({
    answers: answer(listNotifications, { active_notifications: [gone], archive_notifications: [] }),
  });
  await portal.queryClient.fetchQuery(notificationsQuery(portal.api));
  const { received } = otherTab(channelOf(portal.session.getUser()?.id));
  archiveNotification(portal, gone);
  await vi.waitFor(() => expect(received).toEqual([{ type: 'hide', id: String(gone.id) }]));
});

test('[NT-12] the tabs of another person are ignored', async () => {
  const [notice, gone] = [buildNotification(), buildNotification()];
  const { open, name } = await openTab([notice, gone]);
  otherTab(channelOf('somebody else')).tell({ type: 'hide', id: String(notice.id) });
  // Sent later by another tab of the same user: once it is received, an earlier message would have been too.
  otherTab(name).tell({ type: 'hide', id: String(gone.id) });
  await vi.waitFor(() => expect(open()).not.toContain(gone.id));
  expect(open()).toEqual([notice.id]);
});
