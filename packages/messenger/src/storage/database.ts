import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

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
  /** The right to send, in browsers without locks. */
  leases: { key: string; value: Lease };
}
/** The exclusive right of a tab to do something; `beat` changes whenever it is renewed. */
export interface Lease {
  name: string;
  owner: string;
  beat: number;
}
export type MessengerDatabase = IDBPDatabase<MessengerSchema>;

const name = 'my-air-messenger';
const version = 2;

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
      upgrade(database, from) {
        if (from < 2) {
          const drafts = database.createObjectStore('draftFiles', { keyPath: ['userId', 'chatId'] });
          drafts.createIndex('size', ['userId', 'size']);
        }
        if (from >= 1) return;
        const outbox = database.createObjectStore('outbox', { keyPath: 'place', autoIncrement: true });
        outbox.createIndex('key', 'key', { unique: true });
        outbox.createIndex('userId', 'userId');
        database.createObjectStore('files', { keyPath: 'key' });
        database.createObjectStore('leases', { keyPath: 'name' });
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
