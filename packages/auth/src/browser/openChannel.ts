import type { SessionChannel, SessionMessage } from './SessionBrowser.ts';

/** Opens the channel to the other tabs; where the browser has none, each tab finds out at its next check. */
export function openChannel(open: () => BroadcastChannel): SessionChannel {
  const channel = attempt(open);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    send: (message) => channel?.postMessage(message),
    listen(onMessage) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data);
        if (message) onMessage(message);
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

/**
 * The message of another tab; undefined for anything else. A sign-out from an older build of the portal has
 * no other fields.
 */
function readMessage(data: unknown): SessionMessage | undefined {
  const { type, userId, isRequested = true } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (type === 'signed-in' && (userId === undefined || isId(userId))) return { type, userId };
  if (type === 'signed-out' && typeof isRequested === 'boolean') return { type, isRequested };
  return undefined;
}

/** An id may be a text as well, though its type says a number: see `readId` of the contracts. */
const isId = (id: unknown): id is number => typeof id === 'number' || typeof id === 'string';
