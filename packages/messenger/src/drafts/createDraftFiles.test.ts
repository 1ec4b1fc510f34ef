// @vitest-environment node
import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createDraftFileStore, type DraftFileStore } from '../storage/createDraftFileStore.ts';
import { createConnection } from '../storage/messengerStorage.ts';
import { createDraftFiles } from './draftFilesOf.ts';
import type { DraftAttachment } from './Draft.ts';

const plan = () => new File(['a plan'], 'plan.txt', { type: 'text/plain' });
const named = ({ name, type, size }: File): DraftAttachment => ({ name, type, size });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.useRealTimers());

/** The files of a user's drafts in a page that has just been opened. */
function openPage(
  names: readonly DraftAttachment[] | undefined = [named(plan())],
  values: { userId?: number; store?: DraftFileStore } = {},
) {
  const store = values.store ?? createDraftFileStore(createConnection());
  return { store, files: createDraftFiles({ userId: values.userId ?? 1, store, namesOf: () => names }) };
}

async function keepPlan() {
  const { files, store } = openPage();
  files.keep(7, [plan()]);
  await vi.waitFor(async () => expect(await store.read(1, 7)).toHaveLength(1));
  return { files, store };
}

test('[MS-04] [MSG-04] files that were chosen come back after a reload with their bytes, in their chat and to their person alone', async () => {
  await keepPlan();
  const next = openPage().files;
  await next.load(7);
  const [file] = next.read(7).files;
  expect([file?.name, file?.type, await file?.text()]).toEqual(['plan.txt', 'text/plain', 'a plan']);
  await next.load(8);
  expect(next.read(8).files).toEqual([]);
  const other = openPage(undefined, { userId: 2 }).files;
  await other.load(7);
  expect(other.read(7).files).toEqual([]);
});

test('[MS-04] what was chosen while they were being read comes after them', async () => {
  await keepPlan();
  const { files } = openPage();
  const loading = files.load(7);
  files.keep(7, [new File(['b'], 'second.txt')]);
  await loading;
  expect(files.read(7).files.map(({ name }) => name)).toEqual(['plan.txt', 'second.txt']);
});

test('[MS-12] files that went with a message do not come back, and are gone soon after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { files, store } = await keepPlan();
  files.keep(7, []);
  const afterCrash = openPage([]).files;
  await afterCrash.load(7);
  expect(afterCrash.read(7).files).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await store.read(1, 7)).toEqual([]);
});

test('[MS-01] until then they can be given to the outbox, should the page have ended before it had them', async () => {
  const { files } = await keepPlan();
  files.keep(7, []);
  const next = openPage([]).files;
  expect(await next.rescue(7, [named(plan())])).toMatchObject([{ name: 'plan.txt' }]);
  expect(await next.rescue(7, [{ ...named(plan()), size: 9 }])).toBeUndefined();
});

test('[MS-36] what the browser has no room for stays in this tab, and says so', async () => {
  const full: DraftFileStore = {
    read: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    clear: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  };
  const { files } = openPage([], { store: full });
  await files.load(7);
  files.keep(7, [plan()]);
  await vi.waitFor(() => expect(files.read(7).isKept).toBe(false));
  expect(files.read(7).files).toHaveLength(1);
  await files.wipe();
  expect(files.read(7)).toEqual({ files: [], isKept: true });
});

test('[MS-36] the files of all drafts together have a limit', async () => {
  const { store } = openPage();
  const large = [{ name: 'a', type: '', bytes: new ArrayBuffer(60_000_000) }];
  await store.write(1, 7, large);
  await expect(store.write(1, 8, large)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  await store.write(2, 8, [{ name: 'b', type: '', bytes: new ArrayBuffer(8) }]);
  await store.write(1, 7, [{ name: 'b', type: '', bytes: new ArrayBuffer(8) }]);
  await store.write(1, 8, [{ name: 'b', type: '', bytes: new ArrayBuffer(8) }]);
  expect(await store.read(1, 8)).toHaveLength(1);
});

test('[G-52] a sign-out that the person asks for takes them away', async () => {
  const { files, store } = await keepPlan();
  await store.write(2, 7, [{ name: 'b', type: '', bytes: new ArrayBuffer(8) }]);
  await files.wipe();
  expect([await store.read(1, 7), (await store.read(2, 7)).length]).toEqual([[], 1]);
});
