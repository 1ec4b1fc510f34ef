import type { Connect } from '../storage/database.ts';
import type { OutboxEntry } from './OutboxEntry.ts';
import type { OutboxStore } from './OutboxStore.ts';

/** Resolves after the data is on the disk: the user's texts must survive a power cut. */
const safely = { durability: 'strict' } as const;

/** Keeps entries in IndexedDB, shared by all tabs. */
export function createIdbStore(connect: Connect): OutboxStore {
  return {
    async add(entry, files) {
      const database = await connect();
      const transaction = database.transaction(['outbox', 'files'], 'readwrite', safely);
      const kept = { ...entry, isKept: true };
      const outbox = transaction.objectStore('outbox');
      const there = await outbox.index('key').get(entry.key);
      // Another tab has recovered it from the journal first; only its files may have been missing.
      if (there && !there.failure?.lostFiles) {
        await transaction.done;
        return there;
      }
      // SAFETY: the database fills in `place` by itself.
      const adding = outbox.put((there ? { ...kept, place: there.place } : kept) as OutboxEntry);
      const storing = transaction.objectStore('files').put({ key: entry.key, files: [...files] });
      const [place] = await Promise.all([adding, storing, transaction.done]);
      return { ...kept, place };
    },

    list: async (userId) => (await connect()).getAllFromIndex('outbox', 'userId', userId),

    files: async (key) => (await (await connect()).get('files', key))?.files ?? [],

    async change(key, change) {
      const database = await connect();
      const transaction = database.transaction(['outbox', 'files'], 'readwrite', safely);
      const outbox = transaction.objectStore('outbox');
      const entry = await outbox.index('key').get(key);
      if (!entry) {
        await transaction.done;
        return undefined;
      }
      const changed = change(entry);
      if (changed) {
        await Promise.all([outbox.put(changed), transaction.done]);
        return changed;
      }
      await Promise.all([
        outbox.delete(entry.place),
        transaction.objectStore('files').delete(key),
        transaction.done,
      ]);
      return undefined;
    },

    async clear(userId) {
      const database = await connect();
      const transaction = database.transaction(['outbox', 'files'], 'readwrite', safely);
      const outbox = transaction.objectStore('outbox');
      const files = transaction.objectStore('files');
      const entries = await outbox.index('userId').getAll(userId);
      const gone = entries.flatMap(({ place, key }) => [outbox.delete(place), files.delete(key)]);
      await Promise.all([...gone, transaction.done]);
    },
  };
}
