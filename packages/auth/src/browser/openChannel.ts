import { createListeners } from '@my-air/client-state/early';
import { openTabChannel } from '@my-air/client-state/tabs';

import type { SessionChannel, SessionMessage } from './SessionBrowser.ts';

/** Opens the channel to the other tabs; where the browser has none, each tab finds out at its next check. */
export function openChannel(name: string): SessionChannel {
  const listeners = createListeners<[SessionMessage]>();
  const { send } = openTabChannel(name, listeners.notify, readMessage);
  return { send, listen: (onMessage) => void listeners.add(onMessage) };
}

/** What another tab said; undefined for anything else. An older build of the portal says no more than that it signed out. */
function readMessage(data: unknown): SessionMessage | undefined {
  const { type, userId, isRequested = true } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (type === 'signed-in' && typeof userId === 'number') return { type, userId };
  if (type === 'signed-out' && typeof isRequested === 'boolean') return { type, isRequested };
  return undefined;
}
