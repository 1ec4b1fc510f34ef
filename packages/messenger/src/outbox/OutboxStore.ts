import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';

/** An entry before the store has given it its place. */
export type NewEntry = Omit<OutboxEntry, 'place' | 'isKept'>;

/** Where entries are kept until they have arrived. */
export interface OutboxStore {
  /** Resolves once the entry and its files are safe; adding the same key twice is adding it once. */
  add: (entry: NewEntry, files: readonly OutboxFile[]) => Promise<OutboxEntry>;
  /** The entries of a person, in their order. */
  list: (userId: number) => Promise<OutboxEntry[]>;
  files: (key: string) => Promise<readonly OutboxFile[]>;
  /**
   * Changes an entry in one step, so that no other tab comes between reading and writing; undefined takes it away.
   * Returns the entry as it is now, or undefined when it is not there (any more).
   */
  change: (
    key: string,
    change: (entry: OutboxEntry) => OutboxEntry | undefined,
  ) => Promise<OutboxEntry | undefined>;
  /** Takes everything of a person away. */
  clear: (userId: number) => Promise<void>;
}
