import type { PortalContext } from '@my-air/feature-kit';

import { refresh } from './notifications.api.ts';

/** The messages between the tabs of the same user. */
interface News {
  kind: 'marks' | 'lists';
}

let others: BroadcastChannel | undefined;

/** Follows the changes that other tabs make to the notifications. Returns a function that stops it. */
export function subscribeToTabs(portal: PortalContext): () => void {
  const { queryClient, api } = portal;
  const channel = openChannel(portal);
  channel?.addEventListener('message', ({ data: { kind } }: MessageEvent<News>) => {
    // Lists are read from the server; marks are in this browser's storage.
    if (kind === 'marks') refresh(queryClient, api);
    else void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] });
  });
  others = channel;
  return () => {
    channel?.close();
    if (others === channel) others = undefined;
  };
}

/** Notifies the other tabs, also before this one follows them. */
export function notifyTabs(portal: PortalContext, news: News): void {
  const channel = others ?? openChannel(portal);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(news);
  if (channel !== others) channel?.close();
}

/**
 * The channel of one user, since an impersonation may be open beside them; undefined where the browser refuses
 * channels, as it refuses storage.
 */
function openChannel({ session }: PortalContext): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`notifications of ${session.getUser()?.id}`);
  } catch {
    return undefined;
  }
}
