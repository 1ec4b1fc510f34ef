import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';

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
