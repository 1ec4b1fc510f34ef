import type { PortalContext } from '@my-air/feature-api';

import { refresh } from './notifications.api.ts';

/** What one tab tells the others of the same person. */
interface News {
  kind: 'marks' | 'answers';
}

let others: BroadcastChannel | undefined;

/** Follows what other tabs do with the notifications; answers with how to stop. */
export function followTabs(portal: PortalContext): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const { queryClient, api } = portal;
  const channel = openChannel(portal);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    // What was answered is asked of the server; the rest this tab can do by itself.
    if (data.kind === 'marks') refresh(queryClient, api);
    else void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] });
  };
  others = channel;
  return () => {
    channel.close();
    if (others === channel) others = undefined;
  };
}

/** Tells the other tabs, also before this one follows them. */
export function tellTabs(portal: PortalContext, news: News): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = others ?? openChannel(portal);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays on this origin
  channel.postMessage(news);
  if (channel !== others) channel.close();
}

/** One person's tabs must not tell another's: an impersonation may be open beside them. */
const openChannel = ({ session }: PortalContext) =>
  new BroadcastChannel(`notifications of ${session.getUser()?.id}`);
