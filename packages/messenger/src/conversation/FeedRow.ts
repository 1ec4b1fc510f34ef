import type { Message } from '../contract.ts';
import type { OutgoingMessage } from '../send/OutgoingMessage.ts';

/** One row of a conversation. */
export type FeedRow =
  | { readonly key: string; readonly kind: 'unread' | 'rating' }
  | { readonly key: string; readonly kind: 'day'; readonly moment: string }
  | { readonly key: string; readonly kind: 'notice'; readonly message: Message }
  | {
      readonly key: string;
      readonly kind: 'message';
      readonly message: Message;
      /** Whether the message is the first, or the last, of several by one author. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
      /** Whether another participant has seen this message of the user for certain. */
      readonly isSeen: boolean;
    }
  | { readonly key: string; readonly kind: 'outgoing'; readonly message: OutgoingMessage };

/** The key of a message's row. */
export const rowKey = (messageId: number): string => `message-${messageId}`;

/** A row with a message or a notice, which the arrow keys go through. */
export type ArticleRow = Extract<FeedRow, { kind: 'message' | 'notice' | 'outgoing' }>;

export function isArticle(row: FeedRow): row is ArticleRow {
  return row.kind === 'message' || row.kind === 'notice' || row.kind === 'outgoing';
}

/** The estimated height of a row before it is measured, in pixels. */
export function estimateRow(row: FeedRow): number {
  switch (row.kind) {
    case 'day':
    case 'unread':
      return 40;
    case 'notice':
      return 36;
    case 'rating':
      return 320;
    case 'outgoing':
      return 64;
    case 'message': {
      const { message_markdown, attachments, replied_to_message, reactions, agreement } = row.message;
      const lines = Math.max(1, Math.ceil((message_markdown?.length ?? 0) / 64));
      return (
        34 +
        lines * 21 +
        (row.isFirst ? 26 : 0) +
        (attachments?.length ?? 0) * 60 +
        (replied_to_message ? 46 : 0) +
        (reactions?.length ? 34 : 0) +
        (agreement ? 80 : 0)
      );
    }
  }
}

/**
 * The number of new messages of others below the newest one that was in sight; `unread` counts those that are
 * not loaded yet.
 */
export function countNewBelow(rows: readonly FeedRow[], seenId: number | undefined, unread: number): number {
  const seen = placeOf(rows, seenId);
  if (seen === -1) return unread;
  return unread + rows.slice(seen + 1).filter(isNew).length;
}

/** The newest message that was in sight: the last one up to this row, or a newer one seen before. */
export function newestSeen(
  rows: readonly FeedRow[],
  lastKey: string,
  known: number | undefined,
): number | undefined {
  const last = rows.findLastIndex(({ key }) => key === lastKey);
  const before = placeOf(rows, known);
  for (let place = last; place > before; place -= 1) {
    const id = messageOf(rows[place])?.id;
    if (id !== undefined) return id;
  }
  return known;
}

function placeOf(rows: readonly FeedRow[], messageId: number | undefined): number {
  return messageId === undefined ? -1 : rows.findLastIndex((row) => messageOf(row)?.id === messageId);
}

function isNew(row: FeedRow): boolean {
  const message = messageOf(row);
  return message !== undefined && !message.user?.me;
}

function messageOf(row: FeedRow | undefined) {
  return row?.kind === 'message' || row?.kind === 'notice' ? row.message : undefined;
}
