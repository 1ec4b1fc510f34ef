import type { OutboxJournal } from './OutboxJournal.ts';
import type { NewEntry } from './OutboxStore.ts';

/**
 * Keeps the journal in a synchronous storage.
 *
 * @param findStorage may throw, as reading `window.localStorage` does where storage is denied
 */
export function createJournal(findStorage: () => Storage): OutboxJournal {
  const prefix = 'my-air:messenger:outbox:';

  /** An entry that storage refuses is not in the journal; it is being added to the store all the same. */
  function attempt<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
    try {
      return act(findStorage());
    } catch {
      return undefined;
    }
  }

  function read(storage: Storage): NewEntry[] {
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => parse(storage.getItem(key)) ?? []);
  }

  const listOf = (userId: number): NewEntry[] =>
    (attempt(read) ?? []).filter((entry) => entry.userId === userId);

  return {
    write: (entry) => attempt((storage) => storage.setItem(prefix + entry.key, JSON.stringify(entry))),
    erase: (key) => attempt((storage) => storage.removeItem(prefix + key)),
    list: (userId) => listOf(userId).toSorted((a, b) => a.createdAt - b.createdAt),
    clear(userId) {
      for (const { key } of listOf(userId)) attempt((storage) => storage.removeItem(prefix + key));
    },
  };
}

function parse(text: string | null): NewEntry | undefined {
  if (text === null) return undefined;
  try {
    // SAFETY: only this code writes under this name, and releases keep the shape of entries.
    return JSON.parse(text) as NewEntry;
  } catch {
    return undefined;
  }
}
