import type { Message, SupportRequest } from '../contract.ts';
import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';

/** The server's answer to an entry. */
export interface Delivery {
  message?: Message | undefined;
  supportRequest?: SupportRequest | undefined;
}

/** Whether an entry arrived of which the answer was lost. */
export type DeliveryStatus =
  | { arrived: true; delivery: Delivery }
  | { arrived: false }
  | { arrived: 'unclear' };

/** Sends entries to the server. */
export interface MessageTransport {
  /** Whether the server knows idempotency keys, so that an entry can be sent twice without harm. */
  readonly hasKeys: boolean;
  /** Sends an entry; reports the sent share of its files, from 0 to 1, if known. Throws an ApiError. */
  send: (
    entry: OutboxEntry,
    files: readonly OutboxFile[],
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<Delivery>;
  /** The id of the last message in the entry's chat, to find the entry after it. Throws an ApiError. */
  lastKnownId: (entry: OutboxEntry, signal: AbortSignal) => Promise<number | null>;
  /** Searches for an entry among the messages after its `lastKnownId`. Throws an ApiError. */
  find: (entry: OutboxEntry, signal: AbortSignal) => Promise<DeliveryStatus>;
}
