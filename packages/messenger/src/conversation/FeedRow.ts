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
