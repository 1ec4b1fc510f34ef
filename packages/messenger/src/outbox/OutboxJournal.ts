import type { NewEntry } from './OutboxStore.ts';

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
