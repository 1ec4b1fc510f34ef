/** What the tabs of one person tell each other. */
export type OutboxNews =
  | { type: 'changed' }
  | { type: 'sent'; entry: unknown; delivery: unknown }
  /** How far the files of an entry are; without a share they are not on their way any more. */
  | { type: 'uploading'; key: string; share: number | undefined }
  /** The person wants an entry not to be sent that is on its way. */
  | { type: 'stop'; key: string };

/** What the outbox needs of the browser; tests bring their own. */
export interface OutboxBrowser {
  /** Epoch milliseconds by the wall clock, which can be put back. */
  now: () => number;
  /** Milliseconds since a fixed moment of this page; never goes back. */
  elapsed: () => number;
  /** Calls later; returns a function that cancels the call. */
  after: (milliseconds: number, act: () => void) => () => void;
  newKey: () => string;
  isOnline: () => boolean;
  /** Calls when the network or the person is back; returns a function that unsubscribes. */
  onWake: (act: () => void) => () => void;
  /** Does the work while no other tab does work of this name. */
  withExclusiveLock: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  /** Opens the way to the other tabs; what this one says does not come back to it. */
  openChannel: (name: string, onNews: (news: OutboxNews) => void) => OutboxChannel;
}

export interface OutboxChannel {
  send: (news: OutboxNews) => void;
  close: () => void;
}
