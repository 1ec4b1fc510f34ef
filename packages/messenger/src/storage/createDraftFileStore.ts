import type { OutboxFile } from '../outbox/OutboxEntry.ts';
import type { Connect } from './messengerStorage.ts';

/** The highest total size of the files of a user's drafts, in bytes. */
const mostBytes = 100_000_000;

/** Stores the files of drafts with their bytes, chat by chat. They reject where storage is denied. */
export interface DraftFileStore {
  read: (userId: number, chatId: number) => Promise<readonly OutboxFile[]>;
  /** Rejects when they do not fit. */
  write: (userId: number, chatId: number, files: readonly OutboxFile[]) => Promise<void>;
  clear: (userId: number) => Promise<void>;
}

export function createDraftFileStore(connect: Connect): DraftFileStore {
  return {
    read: async (userId, chatId) =>
      (await (await connect()).get('draftFiles', [userId, chatId]))?.files ?? [],

    async write(userId, chatId, files) {
      const transaction = (await connect()).transaction('draftFiles', 'readwrite');
      const size = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
      if (size === 0) {
        await Promise.all([transaction.store.delete([userId, chatId]), transaction.done]);
        return;
      }
      let total = size;
      const range = IDBKeyRange.bound([userId], [userId, []]);
      // The sizes are in the index, so that no bytes are read to add them up.
      for (let cursor = await transaction.store.index('size').openKeyCursor(range); cursor;) {
        const [, otherSize] = cursor.key;
        if (cursor.primaryKey[1] !== chatId) total += otherSize;
        cursor = await cursor.continue();
      }
      if (total > mostBytes) {
        transaction.abort();
        await transaction.done.catch(() => {});
        throw new DOMException('The files of drafts take too much room', 'QuotaExceededError');
      }
      await Promise.all([
        transaction.store.put({ userId, chatId, size, files: [...files] }),
        transaction.done,
      ]);
    },

    async clear(userId) {
      const range = IDBKeyRange.bound([userId], [userId, []]);
      await (await connect()).delete('draftFiles', range);
    },
  };
}
