import type { Message, SupportRequest } from '../contract.ts';
import { type ReadonlyValue } from '../watched.ts';
import type { OutboxEntry, OutboxFile, OutboxItem } from './OutboxEntry.ts';
import type { Uploads } from './createPublisher.ts';

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

/** The messages between the tabs of one user. */
export type OutboxNews =
  | { type: 'changed' }
  | { type: 'sent'; entry: unknown; delivery: unknown }
  /** The sent share of an entry's files; undefined when they are no longer being sent. */
  | { type: 'uploading'; key: string; share: number | undefined }
  /** The user wants to stop an entry that is being sent. */
  | { type: 'stop'; key: string };

/** The browser functions of the outbox; tests bring their own. */
export interface OutboxBrowser {
  /** Epoch milliseconds by the wall clock, which can be put back. */
  now: () => number;
  /** Milliseconds since a fixed moment of this page; never goes back. */
  elapsed: () => number;
  /** Calls later; returns a function that cancels the call. */
  after: (milliseconds: number, act: () => void) => () => void;
  newKey: () => string;
  isOnline: () => boolean;
  /** Calls when the network or the user is back; returns a function that unsubscribes. */
  onWake: (act: () => void) => () => void;
  /** Does the work while no other tab does work of this name. */
  withExclusiveLock: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  /** Opens the channel to the other tabs; a tab does not receive its own messages. */
  openChannel: (name: string, onNews: (news: OutboxNews) => void) => OutboxChannel;
}

export interface OutboxChannel {
  send: (news: OutboxNews) => void;
  close: () => void;
}

/** An entry before the store has given it its place. */
export type NewEntry = Omit<OutboxEntry, 'place' | 'isKept'>;

/** The storage of entries until they have arrived. */
export interface OutboxStore {
  /** Resolves once the entry and its files are stored; adding the same key again changes nothing. */
  add: (entry: NewEntry, files: readonly OutboxFile[]) => Promise<OutboxEntry>;
  /** The entries of a user, in their order. */
  list: (userId: number) => Promise<OutboxEntry[]>;
  files: (key: string) => Promise<readonly OutboxFile[]>;
  /**
   * Changes an entry in one transaction, so that no other tab comes between reading and writing; a result of
   * undefined deletes it. Returns the changed entry, or undefined when it does not exist (any more).
   */
  change: (
    key: string,
    change: (entry: OutboxEntry) => OutboxEntry | undefined,
  ) => Promise<OutboxEntry | undefined>;
  /** Deletes all entries of a user. */
  clear: (userId: number) => Promise<void>;
}

/**
 * The entries that may not have reached the outbox's store yet. They are written in the same step in which
 * the text leaves the composer, so that a page that ends between the two loses nothing.
 */
export interface OutboxJournal {
  write: (entry: NewEntry) => void;
  erase: (key: string) => void;
  /** The entries that an ended page left behind, in the order in which they were written. */
  list: (userId: number) => readonly NewEntry[];
  /** Deletes all entries of a user. */
  clear: (userId: number) => void;
}
