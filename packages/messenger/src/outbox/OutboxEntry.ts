import type { ApiErrorCode } from '@my-air/api-client';

/** A message to a chat. */
export interface OutboxMessage {
  kind: 'message';
  chatId: number;
  /** Markdown; may be empty when there are files. */
  message: string;
  replyToMessageId?: number | undefined;
}

/** A question to support, which opens a chat of its own. */
export interface OutboxSupportRequest {
  kind: 'supportRequest';
  supportCategoryId: number;
  summary: string;
  message: string;
  replyToMessageId?: number | undefined;
}

/** The rating of a support chat. */
export interface OutboxReview {
  kind: 'review';
  requestId: number;
  rating: number;
  comment?: string | undefined;
}

/** A text or rating of the user to send. */
export type OutboxItem = OutboxMessage | OutboxSupportRequest | OutboxReview;

/** A file with its bytes: not every browser can store a `File` itself. */
export interface OutboxFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/**
 * - `queued`: waits for its turn, the network, or the user's sign-in
 * - `sending`: its bytes are being sent
 * - `failed`: did not go through, and is tried again at `retryAt` or on the user's request
 * - `refused`: the server does not accept it; it can be copied, edited or deleted
 * - `maybeSent`: the answer was lost and it is unknown whether it arrived; the user checks, and decides
 */
export type OutboxState = 'queued' | 'sending' | 'failed' | 'refused' | 'maybeSent';

/** The reason why an entry did not go through; `aborted` if the user stopped it or the page ended. */
export interface OutboxFailure {
  code: ApiErrorCode;
  status?: number | undefined;
  /** The server's own sentence. */
  message?: string | undefined;
  /** The first message of each field of a 422. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The names of files that were not kept because the page ended before they were read. */
  lostFiles?: readonly string[] | undefined;
}

/** One entry for the server, stored until it has arrived. */
export interface OutboxEntry {
  /** The client's key, the same on every try; sent as `Idempotency-Key` if the server knows that header. */
  readonly key: string;
  readonly userId: number;
  /** Its position among the entries of this browser: smaller goes first. */
  readonly place: number;
  readonly item: OutboxItem;
  readonly files: readonly { name: string; type: string; size: number }[];
  /** In epoch milliseconds, like all times here. */
  readonly createdAt: number;
  readonly state: OutboxState;
  /** The number of tries. */
  readonly attempts: number;
  readonly retryAt?: number | undefined;
  /** The time between the start of the pause and `retryAt`, in milliseconds: a wall clock can be put back. */
  readonly pause?: number | undefined;
  /** The start of the last try or, after it has ended, its end. */
  readonly attemptedAt?: number | undefined;
  /** Whether the last try may have arrived without an answer. */
  readonly isUnsettled?: boolean | undefined;
  /** Whether the server accepted the last try with an answer that could not be read. */
  readonly isAccepted?: boolean | undefined;
  /** The number of conflicts in a row: an earlier try may still be running. */
  readonly conflicts?: number | undefined;
  /** The id of the last message of the chat when the last try began; null when it was unknown. */
  readonly lastKnownId?: number | null | undefined;
  readonly failure?: OutboxFailure | undefined;
  /** Whether it outlives this tab. */
  readonly isKept: boolean;
}

/**
 * The queue of an item. Entries of one queue are sent one after the other: a chat's messages keep their
 * order, and so do the tries of one rating.
 */
export function queueKeyOf(item: OutboxItem): string {
  switch (item.kind) {
    case 'message':
      return `chat:${item.chatId}`;
    case 'supportRequest':
      return 'support';
    case 'review':
      return `review:${item.requestId}`;
  }
}
