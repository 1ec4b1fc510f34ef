import type { ReadonlyValue } from '@my-air/client-state';

import type { Delivery } from './MessageTransport.ts';
import type { Uploads } from './createUploads.ts';
import type { OutboxEntry, OutboxFile, OutboxItem } from './OutboxEntry.ts';

/** A delivered entry, and what the server made of it. */
export interface SentEntry {
  readonly entry: OutboxEntry;
  readonly delivery: Delivery;
}

/** The outbox at one moment. */
export interface OutboxSnapshot {
  /** The entries that have not arrived yet, in their order. */
  readonly entries: readonly OutboxEntry[];
  /** The entries that have just arrived, the latest last. */
  readonly sent: readonly SentEntry[];
  /** Whether all waiting entries outlive this tab. */
  readonly isSafe: boolean;
}

/** The unsent texts of one user: stored until they have arrived, sent in order and exactly once. */
export interface Outbox extends ReadonlyValue<OutboxSnapshot> {
  /** Resolves once the item and its files are stored; nothing of it is sent before. */
  enqueue: (item: OutboxItem, files?: readonly File[]) => Promise<OutboxEntry>;
  /** Tries a failed entry again immediately, or sends an entry again that may have arrived. */
  retry: (key: string) => Promise<void>;
  /** Checks once more whether an entry arrived. */
  check: (key: string) => Promise<void>;
  /** Tries all failed entries again. */
  retryAll: () => Promise<void>;
  /** Takes an entry out to copy, edit or delete it. Undefined while it is being sent or after it arrived. */
  takeBack: (key: string) => Promise<{ item: OutboxItem; files: readonly OutboxFile[] } | undefined>;
  /**
   * Stops a message whose files are being sent, unless all of them have left. The server is then searched for
   * it, and it counts as stopped once it certainly has not arrived.
   */
  stop: (key: string) => Promise<void>;
  /** The progress of the files that are being sent. */
  readonly uploads: Uploads;
  /** Marks an entry as arrived because the user has seen it. */
  confirmSent: (key: string) => Promise<void>;
  /** Calls the listener with all that arrives, from whichever tab; returns a function that unsubscribes. */
  onSent: (listener: (sent: SentEntry) => void) => () => void;
  /** Calls the listener when the server finally refuses an entry; returns a function that unsubscribes. */
  onRefused: (listener: (entry: OutboxEntry) => void) => () => void;
  /** Deletes all entries, in every tab. An entry that is being sent may still arrive. */
  wipe: () => Promise<void>;
  /** Starts to send; returns a function that stops it. An entry in flight is checked at the next start. */
  start: () => () => void;
}
