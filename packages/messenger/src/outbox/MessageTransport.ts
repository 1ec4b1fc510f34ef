import type { Message, SupportRequest } from '../contract.ts';
import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';

/** What the server made of an entry. */
export interface Delivery {
  message?: Message | undefined;
  supportRequest?: SupportRequest | undefined;
}

/** Whether a try arrived whose answer was lost. */
export type DeliveryStatus =
  | { arrived: true; delivery: Delivery }
  | { arrived: false }
  | { arrived: 'unclear' };

/** Brings entries to the server. */
export interface MessageTransport {
  /** Whether the server remembers keys, so that the same thing can be sent twice without harm. */
  readonly hasKeys: boolean;
  /** Tells what share of the files has left, from 0 to 1, where the browser knows. Throws an ApiError. */
  send: (
    entry: OutboxEntry,
    files: readonly OutboxFile[],
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<Delivery>;
  /** The last message of the entry's chat at this moment, to find the entry after it later. Throws an ApiError. */
  lastKnownId: (entry: OutboxEntry, signal: AbortSignal) => Promise<number | null>;
  /** Looks for an entry among what came after its `lastKnownId`. Throws an ApiError. */
  find: (entry: OutboxEntry, signal: AbortSignal) => Promise<DeliveryStatus>;
}
