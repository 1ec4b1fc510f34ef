import { ApiError } from '@my-air/api-client';
import type { User } from '@my-air/api-client/contract';
import { buildUser } from '@my-air/feature-api/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import { firstScreenIsThere } from '../state/firstScreen.ts';
import { createLastSeen } from './createLastSeen.ts';

const hour = 3_600_000;
const articles = new URL('https://api.my-air.test/api/news/1');
const gone = () =>
  Promise.reject(new ApiError({ code: 'network', key: 'GET api/news/{id}', pageLoading: false }));

/** The caches of a browser; happy-dom has none. */
let stores: Map<string, Map<string, Response>>;
beforeEach(() => {
  stores = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(key)?.clone(),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        async put(key: string, answer: Response) {
          store.delete(key);
          store.set(key, answer);
        },
        keys: async () => [...store.keys()],
        delete: async (key: string) => store.delete(key),
      };
    },
  });
  firstScreenIsThere();
});

/** A page of the portal, for a user who is signed in. */
function openPage({ user, language = 'en', isEnabled = true }: Partial<Page> = {}) {
  const page = { user: user === undefined ? buildUser({ id: 7 }) : (user ?? undefined), language };
  const onKept = vi.fn();
  const lastSeen = createLastSeen({
    isEnabled,
    longestAge: hour,
    getUser: () => page.user,
    wireLocale: () => page.language,
    onKept,
  });
  const read = (sent: Promise<string>, url = articles) => lastSeen.read(url, sent, undefined);
  return { page, lastSeen, onKept, read };
}
interface Page {
  user: User | null;
  language: string;
  isEnabled: boolean;
}

/** The keys of a user's kept answers. */
const keysOf = (id: number) => [...(stores.get(`my-air-seen:${id}`)?.keys() ?? [])];

/** Waits until a user has this number of kept answers. */
const areKept = (id: number, count: number) =>
  vi.waitFor(() => expect(stores.get(`my-air-seen:${id}`)?.size).toBe(count));

/** Has an answer kept by an earlier page. */
async function see(text = '{"id":1}', id = 7): Promise<void> {
  const { read } = openPage({ user: buildUser({ id }) });
  await read(Promise.resolve(text));
  await areKept(id, 1);
}

test('without the network a later page gets the last answer, and its time is told', async () => {
  const before = Date.now();
  await see();
  const { read, lastSeen, onKept } = openPage({ user: null });
  expect(await read(gone())).toBe('{"id":1}');
  expect(onKept).toHaveBeenCalledOnce();
  expect(lastSeen.seenAt.get()).toBeGreaterThanOrEqual(before);
  expect(lastSeen.seenAt.get()).toBeLessThanOrEqual(Date.now());
});

test('the oldest of several answers gives the time', async () => {
  await see();
  const store = stores.get('my-air-seen:7')!;
  const [key] = store.keys();
  const old = Date.now() - hour / 2;
  store.set(key!.replace('1', '2'), new Response('[]', { headers: { 'x-kept-at': String(old) } }));
  const { read, lastSeen } = openPage();
  await read(gone(), new URL('https://api.my-air.test/api/news/2'));
  await read(gone());
  expect(lastSeen.seenAt.get()).toBe(old);
});

test.each(['forbidden', 'unauthenticated', 'server', 'aborted'] as const)(
  'an answer of the server counts, and so does %s',
  async (code) => {
    await see();
    const { read } = openPage();
    const refused = new ApiError({ code, key: 'GET api/news/{id}', pageLoading: false });
    await expect(read(Promise.reject(refused))).rejects.toBe(refused);
  },
);

test('an answer that is too old, or from the future of a clock that was put back, is not read', async () => {
  await see();
  const store = stores.get('my-air-seen:7')!;
  const [key] = store.keys();
  for (const keptAt of [Date.now() - hour - 1000, Date.now() + hour]) {
    store.set(key!, new Response('{}', { headers: { 'x-kept-at': String(keptAt) } }));
    await expect(openPage().read(gone())).rejects.toThrow('network');
  }
});

test('a page that has an answer of the network never goes back to a kept one', async () => {
  await see();
  const { read } = openPage();
  await read(Promise.resolve('{"id":1,"newer":true}'));
  await expect(read(gone())).rejects.toThrow('network');
});

test('answers in another language, or for another address, are others', async () => {
  await see();
  await expect(openPage({ language: 'ua' }).read(gone())).rejects.toThrow('network');
  const other = new URL('https://api.my-air.test/api/news/2');
  await expect(openPage().read(gone(), other)).rejects.toThrow('network');
});

test('another user reads nothing of the one before, whose answers go with the first answer', async () => {
  await see('{"id":1}', 7);
  const { read } = openPage({ user: buildUser({ id: 8 }) });
  await expect(read(gone())).rejects.toThrow('network');
  await read(Promise.resolve('{"id":2}'));
  await areKept(8, 1);
  expect([...stores.keys()]).toEqual(['my-air-seen:8']);
});

test('an answer from before the end of the session is not kept for the next user', async () => {
  const { read, lastSeen, page } = openPage();
  let answer = (_text: string) => {};
  const late = read(new Promise((resolve) => (answer = resolve)));
  await lastSeen.forget();
  page.user = buildUser({ id: 8 });
  answer('{"of":7}');
  expect(await late).toBe('{"of":7}');
  await read(Promise.resolve('{"of":8}'), new URL('https://api.my-air.test/api/user'));
  await areKept(8, 1);
  expect(await [...stores.get('my-air-seen:8')!.values()][0]?.text()).toBe('{"of":8}');
});

test('answers that come before their user is known are kept once they are', async () => {
  const { read, page } = openPage({ user: null });
  await read(Promise.resolve('{"expires_at":null}'), new URL('https://api.my-air.test/api/auth/check'));
  page.user = buildUser({ id: 7 });
  await read(Promise.resolve('{"id":1}'));
  await areKept(7, 2);
  expect(keysOf(7).join()).toContain('auth%2Fcheck');
});

test('the end of the session deletes what was kept', async () => {
  await see();
  const { lastSeen, read } = openPage();
  await lastSeen.forget();
  expect([...stores.keys()]).toEqual([]);
  await expect(read(gone())).rejects.toThrow('network');
});

test('pages of a foreign network are not kept', async () => {
  const { read } = openPage();
  await read(Promise.resolve('<!doctype html><h1>Welcome to our café'));
  await read(Promise.resolve('[]'), new URL('https://api.my-air.test/api/news'));
  await areKept(7, 1);
  expect(await [...stores.get('my-air-seen:7')!.values()][0]?.text()).toBe('[]');
});

test('what staff read on behalf of a user is kept for nobody', async () => {
  const staff = openPage({ user: buildUser({ id: 7, impersonator: { id: 1, name: 'Staff' } }) });
  const own = openPage({ user: buildUser({ id: 7 }) });
  await staff.read(Promise.resolve('{"id":1}'));
  await own.read(Promise.resolve('[]'), new URL('https://api.my-air.test/api/news'));
  await vi.waitFor(() => expect(keysOf(7).join()).toContain('api%2Fnews'));
  expect(keysOf(7)).toHaveLength(1);
});

test('no more than two hundred answers are kept, the latest', async () => {
  const { read } = openPage();
  for (let id = 0; id < 205; id++)
    await read(Promise.resolve('{}'), new URL(`https://api.my-air.test/api/news/${id}`));
  await vi.waitFor(() => {
    const kept = [...stores.get('my-air-seen:7')!.keys()];
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)).toContain('204');
  });
});

test('switched off, or in a browser without caches, answers and failures are as they come', async () => {
  await see();
  await expect(openPage({ isEnabled: false }).read(gone())).rejects.toThrow('network');
  vi.stubGlobal('caches', undefined);
  const { read } = openPage();
  expect(await read(Promise.resolve('{}'))).toBe('{}');
  await expect(openPage().read(gone())).rejects.toThrow('network');
});
