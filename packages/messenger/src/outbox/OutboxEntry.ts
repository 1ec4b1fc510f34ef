import type { ApiErrorCode } from '@my-air/api-client';

/** A message to a chat. */
export interface OutboxMessage {
  kind: 'message';
  chatId: number;
  /** Markdown; may be empty when files come along. */
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

/** How a support chat went. */
export interface OutboxReview {
  kind: 'review';
  requestId: number;
  rating: number;
  comment?: string | undefined;
}

/** What a person wrote and wants to be sent. */
export type OutboxItem = OutboxMessage | OutboxSupportRequest | OutboxReview;

/** A file with its bytes: a `File` itself does not outlive every browser's storage. */
export interface OutboxFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/**
 * - `queued`: waits for its turn, the network, or the person's sign-in
 * - `sending`: its bytes are on the way
 * - `failed`: did not go through, and is tried again at `retryAt` or when the person says so
 * - `refused`: the server will not have it; it can be copied, edited or thrown away
 * - `maybeSent`: the answer was lost and nothing tells whether it arrived; the person looks, and decides
 */
export type OutboxState = 'queued' | 'sending' | 'failed' | 'refused' | 'maybeSent';

/** Why an entry did not go through; `aborted` where the person stopped it, or the page ended too soon. */
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

/** One thing on its way to the server, as it is kept until it has arrived. */
export interface OutboxEntry {
  /** The client's key, the same on every try; sent as `Idempotency-Key` where the server knows it. */
  readonly key: string;
  readonly userId: number;
  /** Its position among the entries of this browser: smaller goes first. */
  readonly place: number;
  readonly item: OutboxItem;
  readonly files: readonly { name: string; type: string; size: number }[];
  /** Epoch milliseconds, as all moments here. */
  readonly createdAt: number;
  readonly state: OutboxState;
  /** How many times it was tried. */
  readonly attempts: number;
  readonly retryAt?: number | undefined;
  /** How long before `retryAt` the pause began, in milliseconds: a wall clock can be put back. */
  readonly pause?: number | undefined;
  /** When the last try began or, once it has ended, when it ended. */
  readonly attemptedAt?: number | undefined;
  /** Whether the last try may have arrived without our knowing. */
  readonly isUnsettled?: boolean | undefined;
  /** Whether the server took the last try, though what it said about it could not be read. */
  readonly isAccepted?: boolean | undefined;
  /** How many tries in a row met a conflict: an earlier one may still run. */
  readonly conflicts?: number | undefined;
  /** The last message of the chat when the last try began; null when that was not known. */
  readonly lastKnownId?: number | null | undefined;
  readonly failure?: OutboxFailure | undefined;
  /** Whether it outlives this tab. */
  readonly isKept: boolean;
}

/** Entries of one queue are sent one after the other: a chat's messages keep their order, and so do the tries of one rating. */
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
