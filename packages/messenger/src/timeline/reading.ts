import type { Message } from '../contract.ts';

/** What decides whether somebody is reading a chat. */
export interface ReadingState {
  /** Whether the tab can be seen. */
  isVisible: boolean;
  /** Whether the end of the conversation is in sight. */
  isAtEnd: boolean;
  /** Whether the person has marked the chat unread, and not written in it since. */
  isKeptUnread?: boolean;
}

/**
 * Whether the newest page may be read, which marks the chat read at the server: only what a person sees is read. A
 * chat that was not read at all yet is opened by looking at it, wherever it then is.
 */
export function mayRead(
  { isVisible, isAtEnd, isKeptUnread = false }: ReadingState,
  isOpened = true,
): boolean {
  return isVisible && !isKeptUnread && (isAtEnd || !isOpened);
}

/**
 * The first message that the person has not read, to be found once, when the chat is opened: the line before it
 * stays there while they read. Undefined when all was read, or when it is further back than what is known.
 */
export function firstUnreadId(messages: readonly Message[], unreadCount: number): number | undefined {
  let left = unreadCount;
  if (left <= 0) return undefined;
  for (const { id, user } of messages.toReversed()) {
    // One's own messages are never unread.
    if (user?.me) continue;
    left -= 1;
    if (left === 0) return id;
  }
  return undefined;
}

/** A mention counts as read once this much of it was in sight for this long, in milliseconds. */
export const mentionSeen = { share: 0.5, time: 1_000 } as const;
