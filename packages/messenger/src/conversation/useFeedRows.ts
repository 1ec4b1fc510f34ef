import { createFormat, parseIsoDate, useFormat, type TimeZone } from '@my-air/i18n';

import { messageTypes, type Chat, type Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import { useUnsent } from '../send/useOutgoing.ts';
import { rowKey, type FeedRow } from './FeedRow.ts';
import type { OpenMessages } from './useMessages.ts';

/** All rows of a conversation: its messages, the unsent ones, and the rating. */
export function useFeedRows(chat: Chat, open: OpenMessages): readonly FeedRow[] {
  const { timeZone } = useFormat();
  const unsent = useUnsent();
  const { messages, firstUnreadId, hasOlder, hasNewer } = open;
  const rows = toRows(messages, { timeZone, firstUnreadId, hasOlder });
  if (hasNewer) return rows;
  if (asksForRating(chat, messages)) rows.push({ key: 'rating', kind: 'rating' });
  for (const message of unsent) {
    if (message.chatId === chat.id) rows.push({ key: `outgoing-${message.key}`, kind: 'outgoing', message });
  }
  return rows;
}

/** A support chat is rated once it is over, or when a message asks for it. */
function asksForRating({ process, archived_at }: Chat, messages: readonly Message[]): boolean {
  const isRatable = process?.processable_type === 'support' && process.processable?.id != null;
  if (!isRatable || messages.length === 0) return false;
  return Boolean(archived_at) || messages.some(({ type }) => type === messageTypes.ratingRequest);
}

export interface RowOptions {
  /** The time zone in which days begin. */
  timeZone: TimeZone;
  /** The id of the message below the line of unread messages. */
  firstUnreadId?: number | undefined;
  /**
   * Whether messages before the first one are not loaded. Its day has no line then: it would move when they
   * come, and the reader's place with it.
   */
  hasOlder?: boolean;
}

/** Messages of one author within this time are grouped, in milliseconds. */
const together = 5 * 60_000;

/**
 * The rows of a conversation: its messages grouped by author, the days between them, and the line of unread
 * messages.
 */
export function toRows(
  messages: readonly Message[],
  { timeZone, firstUnreadId, hasOlder = false }: RowOptions,
): FeedRow[] {
  const { date: dayOf } = createFormat({ locale: 'en', dateFormat: 'ISO', timeZone });
  const rows: FeedRow[] = [];
  let day: string | undefined;
  const seen = placeOfSeen(messages);
  let before: { message: Message; time: number; row: { isLast: boolean } } | undefined;

  for (const [place, message] of messages.entries()) {
    const kind = messageKind(message);
    if (kind === 'hidden') continue;
    const time = parseIsoDate(message.created_at)?.getTime() ?? Number.NaN;
    const { length } = rows;
    if (!Number.isNaN(time)) {
      const today = dayOf(time);
      const isCut = hasOlder && rows.length === 0;
      if (today !== day && !isCut)
        rows.push({ key: `day-${today}-${message.id}`, kind: 'day', moment: message.created_at! });
      day = today;
    }
    if (message.id === firstUnreadId) rows.push({ key: 'unread', kind: 'unread' });
    // Without times only the author counts.
    const isNext = before && before.message.user?.id === message.user?.id && !(time - before.time > together);
    const isFirst = rows.length > length || !isNext;
    if (isFirst && before) before.row.isLast = true;
    if (kind === 'words') {
      const isSeen = Boolean(message.user?.me) && place <= seen;
      const row = {
        key: rowKey(message.id),
        kind: 'message' as const,
        message,
        isFirst,
        isLast: false,
        isSeen,
      };
      rows.push(row);
      before = { message, time, row };
      continue;
    }
    if (before) before.row.isLast = true;
    before = undefined;
    if (kind === 'notice') rows.push({ key: rowKey(message.id), kind, message });
  }
  if (before) before.row.isLast = true;
  return rows;
}

/**
 * The place of the newest message of the user that another participant reacted to or quoted: that one and the earlier
 * ones were seen. The server tells nothing else about reading.
 */
function placeOfSeen(messages: readonly Message[]): number {
  const quoted = new Set(messages.map(({ user, reply_to_message_id }) => !user?.me && reply_to_message_id));
  return messages.findLastIndex(({ id, user, reactions }) => {
    if (!user?.me) return false;
    return (
      quoted.has(id) || reactions?.some(({ me, users }) => users?.some((one) => one.id !== user.id) ?? !me)
    );
  });
}
