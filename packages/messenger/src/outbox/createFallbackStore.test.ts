// @vitest-environment node
import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';

import { createConnection, createFallbackStore, createIdbStore } from '../storage/messengerStorage.ts';
import type { NewEntry, OutboxStore } from './Outbox.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const entry = (key: string, userId = 1): NewEntry => ({
  key,
  userId,
  item: { kind: 'message', chatId: 1, message: key },
  files: [],
  createdAt: 1,
  state: 'queued',
  attempts: 0,
});
const file = { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([1, 2]).buffer };
const keys = async (store: OutboxStore, userId = 1) => (await store.list(userId)).map(({ key }) => key);
const openStore = () => createFallbackStore(() => Promise.resolve(createIdbStore(createConnection())));

test('[MS-01] what was kept is there in another tab, with its files, in its order', async () => {
  await openStore().add(entry('a'), [file]);
  await openStore().add(entry('b'), []);
  const store = openStore();
  expect(await keys(store)).toEqual(['a', 'b']);
  expect(await store.files('a')).toEqual([file]);
  expect((await store.list(1)).every(({ isKept }) => isKept)).toBe(true);
});

test('an entry is changed and taken away in one step, and one that is gone does not come back', async () => {
  const store = openStore();
  await store.add(entry('a'), [file]);
  expect(await store.change('a', (found) => ({ ...found, attempts: 1 }))).toMatchObject({ attempts: 1 });
  expect(await store.change('a', () => undefined)).toBeUndefined();
  expect(await store.change('a', (found) => ({ ...found, attempts: 9 }))).toBeUndefined();
  expect(await keys(store)).toEqual([]);
  expect(await store.files('a')).toEqual([]);
});

test('[G-52] all of one person is thrown away, and nothing of another', async () => {
  const store = openStore();
  await store.add(entry('a', 1), [file]);
  await store.add(entry('b', 2), [file]);
  await store.clear(1);
  expect([await keys(store, 1), await keys(store, 2)]).toEqual([[], ['b']]);
  expect([await store.files('a'), await store.files('b')]).toEqual([[], [file]]);
});

test('[MS-36] what a full disk does not take stays in this tab, behind what was kept', async () => {
  const durable = createIdbStore(createConnection());
  let isFull = false;
  const filling: OutboxStore = {
    ...durable,
    add: (...added) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : durable.add(...added),
  };
  const store = createFallbackStore(() => Promise.resolve(filling));
  await store.add(entry('a'), []);
  isFull = true;
  const late = await store.add(entry('b'), [file]);
  expect(late.isKept).toBe(false);
  expect(await keys(store)).toEqual(['a', 'b']);
  expect(await store.files('b')).toEqual([file]);
  expect(await store.change('b', (found) => ({ ...found, attempts: 3 }))).toMatchObject({ attempts: 3 });
  expect(await keys(openStore())).toEqual(['a']);
  await store.clear(1);
  expect(await keys(store)).toEqual([]);
});
