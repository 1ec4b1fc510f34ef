import type { OutboxEntry, OutboxFile } from './OutboxEntry.ts';
import type { OutboxStore } from './OutboxStore.ts';

/** After all stored entries: those of this tab alone came when nothing could be stored any more. */
const firstPlace = 2 ** 50;

/** Keeps entries for the life of the tab. */
export function createMemoryStore(): OutboxStore {
  const entries = new Map<string, { entry: OutboxEntry; files: readonly OutboxFile[] }>();
  let lastPlace = firstPlace;

  return {
    add(entry, files) {
      const kept = { ...entry, place: ++lastPlace, isKept: false };
      entries.set(entry.key, { entry: kept, files });
      return Promise.resolve(kept);
    },
    list: (userId) =>
      Promise.resolve(
        [...entries.values()].map(({ entry }) => entry).filter((entry) => entry.userId === userId),
      ),
    files: (key) => Promise.resolve(entries.get(key)?.files ?? []),
    change(key, change) {
      const found = entries.get(key);
      if (!found) return Promise.resolve(undefined);
      const changed = change(found.entry);
      if (changed) entries.set(key, { ...found, entry: changed });
      else entries.delete(key);
      return Promise.resolve(changed);
    },
    clear(userId) {
      for (const [key, { entry }] of entries) if (entry.userId === userId) entries.delete(key);
      return Promise.resolve();
    },
  };
}
