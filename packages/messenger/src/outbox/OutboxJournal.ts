import type { NewEntry } from './OutboxStore.ts';

/**
 * What was given to the outbox and may not have reached its store yet. It is written in the very step in which the
 * text leaves the composer, so that a page that ends between the two loses nothing.
 */
export interface OutboxJournal {
  write: (entry: NewEntry) => void;
  erase: (key: string) => void;
  /** What a page that has ended left behind, in the order in which it was written. */
  list: (userId: number) => readonly NewEntry[];
  /** Takes everything of a person away. */
  clear: (userId: number) => void;
}
