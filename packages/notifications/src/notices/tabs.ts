import type { PortalContext } from '@my-air/feature-kit';
import { openTabChannel, type TabChannel } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import { refresh } from './notifications.api.ts';

/** The messages between the tabs of the same user. */
const News = v.object({ kind: v.picklist(['marks', 'lists']) });
type News = v.InferOutput<typeof News>;

/** The channel of one user, since an impersonation may be open beside them. */
const nameOf = ({ session }: PortalContext) => `notifications of ${session.getUser()?.id}`;

let followed: TabChannel<News> | undefined;

/** Follows the changes that other tabs make to the notifications. Returns a function that stops it. */
export function subscribeToTabs(portal: PortalContext): () => void {
  const { queryClient, api } = portal;
  const channel = openTabChannel(nameOf(portal), News, ({ kind }) => {
    // Lists are read from the server; marks are in this browser's storage.
    if (kind === 'marks') refresh(queryClient, api);
    else void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] });
  });
  followed = channel;
  return () => {
    channel.close();
    if (followed === channel) followed = undefined;
  };
}

/** Notifies the other tabs, also before this one follows them. */
export function notifyTabs(portal: PortalContext, news: News): void {
  const channel = followed ?? openTabChannel(nameOf(portal), News);
  channel.send(news);
  if (channel !== followed) channel.close();
}
