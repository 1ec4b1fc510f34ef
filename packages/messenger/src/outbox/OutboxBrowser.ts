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
