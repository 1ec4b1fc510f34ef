import { openTabChannel, sendToTabs, type TabChannel } from '@my-air/client-state/tabs';
import type { PortalContext } from '@my-air/feature-api';

import { refresh } from './notifications.api.ts';

/** The messages between the tabs of the same user. */
interface News {
  kind: 'marks' | 'lists';
}

let others: TabChannel<News> | undefined;

/** Follows the changes that other tabs make to the notifications. Returns a function that stops it. */
export function subscribeToTabs(portal: PortalContext): () => void {
  const { queryClient, api } = portal;
  const channel = openTabChannel<News>(nameOf(portal), ({ kind }) => {
    // Lists are read from the server; marks are in this browser's storage.
    if (kind === 'marks') refresh(queryClient, api);
    else void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] });
  });
  others = channel;
  return () => {
    channel.close();
    if (others === channel) others = undefined;
  };
}

/** Notifies the other tabs, also before this one follows them. */
export function tellTabs(portal: PortalContext, news: News): void {
  if (others) others.send(news);
  else sendToTabs(nameOf(portal), news);
}

/** Tabs of different users must not share messages: an impersonation may be open beside them. */
const nameOf = ({ session }: PortalContext) => `notifications of ${session.getUser()?.id}`;
