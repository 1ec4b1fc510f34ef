import type { Message } from '../contract.ts';

/** The state that decides whether the user is reading a chat. */
export interface ReadingState {
  /** Whether the tab is visible. */
  isVisible: boolean;
  /** Whether the end of the conversation is in sight. */
  isAtEnd: boolean;
  /** Whether the user has marked the chat unread, and not written in it since. */
  isKeptUnread?: boolean;
}

/**
 * Whether the newest page may be read, which marks the chat read on the server: only visible messages are
 * read. A chat that was never read is opened by showing it, wherever it is scrolled to.
 */
export function mayRead(
  { isVisible, isAtEnd, isKeptUnread = false }: ReadingState,
  isOpened = true,
): boolean {
  return isVisible && !isKeptUnread && (isAtEnd || !isOpened);
}

/**
 * The first message that the user has not read, found once, when the chat is opened: the line before it stays
 * there while the user reads. Undefined when everything was read, or when it is further back than the known
 * messages.
 */
export function firstUnreadId(messages: readonly Message[], unreadCount: number): number | undefined {
  let left = unreadCount;
  if (left <= 0) return undefined;
  for (const { id, user } of messages.toReversed()) {
    // The user's own messages are never unread.
    if (user?.me) continue;
    left -= 1;
    if (left === 0) return id;
  }
  return undefined;
}

/** A mention counts as read once this share of it was in sight for this time, in milliseconds. */
export const mentionSeen = { share: 0.5, time: 1_000 } as const;
