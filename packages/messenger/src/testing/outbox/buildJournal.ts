import type { NewEntry, OutboxJournal } from '../../outbox/Outbox.ts';

/** A journal for one test, over the given content. */
export function buildJournal(kept = new Map<string, NewEntry>()): OutboxJournal {
  return {
    write: (entry) => void kept.set(entry.key, entry),
    erase: (key) => void kept.delete(key),
    list: (userId) => [...kept.values()].filter((entry) => entry.userId === userId),
    clear: (userId) => {
      for (const [key, entry] of kept) if (entry.userId === userId) kept.delete(key);
    },
  };
}
