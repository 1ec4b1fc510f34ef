import { createMemoryStore } from './createMemoryStore.ts';
import type { OutboxStore } from './OutboxStore.ts';

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
