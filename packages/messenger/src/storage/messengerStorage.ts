import { deviceStorage, type SafeStorage } from '@my-air/client-state';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { NewEntry, OutboxJournal, OutboxStore } from '../outbox/Outbox.ts';
import type { OutboxEntry, OutboxFile } from '../outbox/OutboxEntry.ts';

/** The messenger's data in the browser, besides the text of drafts. */
export interface MessengerSchema extends DBSchema {
  outbox: { key: number; value: OutboxEntry; indexes: { key: string; userId: number } };
  /** The files of an entry, apart from it, so that the list of entries is light. */
  files: { key: string; value: { key: string; files: OutboxFile[] } };
  /** The files of drafts. `size` is a property of its own for the index. */
  draftFiles: {
    key: [userId: number, chatId: number];
    value: { userId: number; chatId: number; size: number; files: OutboxFile[] };
    indexes: { size: [userId: number, size: number] };
  };
}
export type MessengerDatabase = IDBPDatabase<MessengerSchema>;

const name = 'my-air-messenger';
const version = 1;

/** Opens the messenger's database when it is first needed, and again when the browser has closed it. */
export type Connect = () => Promise<MessengerDatabase>;

/** Creates the connection to the database. It rejects where storage is denied, as some private windows do. */
export function createConnection(): Connect {
  let opened: Promise<MessengerDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };

  // In browsers without IndexedDB, opening it throws instead of rejecting.
  const open = async () =>
    openDB<MessengerSchema>(name, version, {
      upgrade(database) {
        const drafts = database.createObjectStore('draftFiles', { keyPath: ['userId', 'chatId'] });
        drafts.createIndex('size', ['userId', 'size']);
        const outbox = database.createObjectStore('outbox', { keyPath: 'place', autoIncrement: true });
        outbox.createIndex('key', 'key', { unique: true });
        outbox.createIndex('userId', 'userId');
        database.createObjectStore('files', { keyPath: 'key' });
      },
      blocking(_current, _blocked, event) {
        // A newer version in another tab must not wait for this one.
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });

  return () => {
    opened ??= open().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}

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

/**
 * Stores entries durably while that is possible, and otherwise (denied or full) in this tab's memory.
 * `isKept` of each entry says which of the two it was.
 *
 * @param findDurable called once, when the store is first needed; resolves to undefined where storage is
 * denied
 */
export function createFallbackStore(findDurable: () => Promise<OutboxStore | undefined>): OutboxStore {
  const memory = createMemoryStore();
  let found: Promise<OutboxStore | undefined> | undefined;
  const durable = () => (found ??= findDurable());

  return {
    async add(entry, files) {
      try {
        return (await (await durable())?.add(entry, files)) ?? (await memory.add(entry, files));
      } catch {
        return memory.add(entry, files);
      }
    },
    list: async (userId) => [
      ...((await (await durable())?.list(userId)) ?? []),
      ...(await memory.list(userId)),
    ],
    async files(key) {
      const here = await memory.files(key);
      return here.length > 0 ? here : ((await (await durable())?.files(key)) ?? []);
    },
    change: async (key, change) =>
      (await memory.change(key, change)) ?? (await durable())?.change(key, change),
    async clear(userId) {
      await memory.clear(userId);
      await (await durable())?.clear(userId);
    },
  };
}

/** Keeps the journal in a synchronous storage, under the keys that entries have since the first messenger. */
export function createJournal(texts: Pick<SafeStorage, 'read' | 'write' | 'keys'>): OutboxJournal {
  const prefix = 'my-air:messenger:outbox:';

  const listOf = (userId: number): NewEntry[] =>
    texts
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse(texts.read(key)) ?? [])
      .filter((entry) => entry.userId === userId);

  return {
    write: (entry) => void texts.write(prefix + entry.key, JSON.stringify(entry)),
    erase: (key) => void texts.write(prefix + key, undefined),
    list: (userId) => listOf(userId).toSorted((a, b) => a.createdAt - b.createdAt),
    clear(userId) {
      for (const { key } of listOf(userId)) texts.write(prefix + key, undefined);
    },
  };
}

function parse(text: string | undefined): NewEntry | undefined {
  if (text === undefined) return undefined;
  try {
    // SAFETY: only this code writes under this name, and releases keep the shape of entries.
    return JSON.parse(text) as NewEntry;
  } catch {
    return undefined;
  }
}

/** The connection to the messenger's database in this browser. */
export const connect = createConnection();

/** The store of this tab's unsent entries. */
export const outboxStore = createFallbackStore(() =>
  connect().then(
    () => createIdbStore(connect),
    () => undefined,
  ),
);

/** The journal of this tab's entries that are being added to the store. */
export const outboxJournal = createJournal(deviceStorage);
