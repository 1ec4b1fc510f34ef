import * as v from 'valibot';

import type { SessionChannel } from './SessionBrowser.ts';

const Message = v.variant('type', [
  v.object({ type: v.literal('signed-in'), userId: v.number() }),
  v.object({ type: v.literal('signed-out'), isRequested: v.optional(v.boolean(), true) }),
]);

/** Opens the way to the other tabs; where the browser has none, each tab finds out at its next check. */
export function openChannel(open: () => BroadcastChannel): SessionChannel {
  const channel = attempt(open);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    send: (message) => channel?.postMessage(message),
    listen(onMessage) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { success, output } = v.safeParse(Message, data);
        if (success) onMessage(output);
      });
    },
  };
}

function attempt(open: () => BroadcastChannel): BroadcastChannel | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
