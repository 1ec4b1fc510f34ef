import type { Delivery } from './MessageTransport.ts';
import type { Uploads } from './createUploads.ts';
import type { OutboxEntry, OutboxFile, OutboxItem } from './OutboxEntry.ts';

/** Something that has arrived, until the screen shows the server's own copy of it. */
export interface SentEntry {
  readonly entry: OutboxEntry;
  readonly delivery: Delivery;
}

/** The outbox at one moment. The same object for as long as nothing changes, as `useSyncExternalStore` wants it. */
export interface OutboxSnapshot {
  /** What has not arrived yet, in its order. */
  readonly entries: readonly OutboxEntry[];
  /** What has arrived a moment ago, the latest last. */
  readonly sent: readonly SentEntry[];
  /** Whether everything that waits outlives this tab. */
  readonly isSafe: boolean;
}

/** What one person wrote and wants to be sent: kept until it has arrived, sent in order and once. */
export interface Outbox {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => OutboxSnapshot;
  /** Resolves once the item and its files are kept; nothing of it is sent before. */
  enqueue: (item: OutboxItem, files?: readonly File[]) => Promise<OutboxEntry>;
  /** Tries a failed entry again right now, or sends one again that may have arrived. */
  retry: (key: string) => Promise<void>;
  /** Looks once more whether an entry arrived that may have. */
  check: (key: string) => Promise<void>;
  /** Tries everything again that failed. */
  retryAll: () => Promise<void>;
  /** Takes an entry out, for copying, editing or good. Undefined when it is on its way or has arrived. */
  takeBack: (key: string) => Promise<{ item: OutboxItem; files: readonly OutboxFile[] } | undefined>;
  /**
   * Stops a message whose files are on their way, if they have not all left. It is then looked for at the server, and
   * called stopped once it certainly has not arrived.
   */
  stop: (key: string) => Promise<void>;
  /** How far the files on their way are. */
  readonly uploads: Uploads;
  /** The person has seen that an entry arrived which may have. */
  confirmSent: (key: string) => Promise<void>;
  /** The screen shows what has arrived by itself from now on. */
  acknowledge: (key: string) => void;
  /** Called with everything that arrives, in whichever tab it was sent; returns a function that unsubscribes. */
  onSent: (listener: (sent: SentEntry) => void) => () => void;
  /** Called when the server refuses an entry for good. */
  onRefused: (listener: (entry: OutboxEntry) => void) => () => void;
  /** Throws everything away, for good and in every tab. What is on its way may still arrive. */
  wipe: () => Promise<void>;
  /** Begins to send; returns a function that stops it. What is in flight then is checked at the next start. */
  start: () => () => void;
}
