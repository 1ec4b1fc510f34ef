// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

const script = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
const origin = 'https://portal.my-air.test';

/** The answers of the server by their paths; a path without one has no answer. */
type Server = Map<string, string>;

/** The caches of one browser. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const find = (store: Map<string, Response> | undefined, request: string | Request) =>
    store?.get(pathOf(request))?.clone();
  return {
    stores,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (request: string | Request, { cacheName }: { cacheName?: string } = {}) =>
      cacheName === undefined
        ? [...stores.values()].map((store) => find(store, request)).find(Boolean)
        : find(stores.get(cacheName), request),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (request: string | Request, answer: Response) => void store.set(pathOf(request), answer),
        addAll: async (requests: (string | Request)[]) => {
          const paths = requests.map(pathOf);
          const answers = await Promise.all(
            paths.map(async (path) => [path, await answerOf(current, path)] as const),
          );
          for (const [path, answer] of answers) store.set(path, answer);
        },
      };
    },
  };
}

/** The server that the network reaches at this moment. */
let current: Server = new Map();

async function answerOf(server: Server, path: string): Promise<Response> {
  const text = server.get(path);
  if (text === undefined) throw new TypeError('Failed to fetch');
  return new Response(text, { status: text.startsWith('Unavailable') ? 503 : 200 });
}

/** A build with its page and its worker, which runs in a browser with these caches. */
function startWorker(version: string, caches = createCaches(), language = 'en') {
  const data = {
    version,
    entry: `/assets/index-${version}.js`,
    files: [`/assets/index-${version}.js`, `/assets/screen-${version}.js`],
    texts: { en: ['/assets/en-portal.js'], uk: ['/assets/uk-portal.js'] },
    named: ['/config.json'],
  };
  const listeners = new Map<string, (event: object) => void>();
  const enable = vi.fn(async () => {});
  runInNewContext(
    script.replace('__DATA__', () => JSON.stringify(data)),
    {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      caches,
      fetch: async (request: string | Request) =>
        answerOf(current, new URL(typeof request === 'string' ? request : request.url, origin).pathname),
      location: { href: `${origin}/sw.js?language=${language}`, origin },
      registration: { navigationPreload: { enable } },
      Request: class {
        url: string;
        constructor(path: string) {
          this.url = origin + path;
        }
      },
      URL,
    },
  );

  /** Sends an event, and waits for all that it began. Returns the answer; undefined where the browser answers itself. */
  async function send(type: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const result = await answer;
    await Promise.all(work);
    return result;
  }
  const get = (path: string, request: object = {}) =>
    send('fetch', { request: { method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...request } });
  const open = async (path: string) => (await get(path, { mode: 'navigate' }))?.text();
  return { caches, enable, get, open, send };
}

/** The files of a server that serves one build. */
const serverOf = (version: string, settings = 'settings'): Server =>
  new Map([
    ...['/', '/home'].map((path) => [path, `<script src="/assets/index-${version}.js">${settings}`] as const),
    [`/assets/index-${version}.js`, `index ${version}`],
    [`/assets/screen-${version}.js`, `screen ${version}`],
    ['/assets/en-portal.js', 'texts'],
    ['/assets/uk-portal.js', 'тексти'],
    ['/config.json', settings],
  ]);

async function install(version: string, caches = createCaches()) {
  current = serverOf(version);
  const worker = startWorker(version, caches);
  await worker.send('install');
  return worker;
}

test('the page of the server is shown as long as it answers, and the last one without', async () => {
  const worker = await install('one');
  current = serverOf('one', 'newer settings');
  expect(await worker.open('/home')).toContain('newer settings');
  current = new Map();
  expect(await worker.open('/accounts')).toContain('newer settings');
});

test('a failure that the server tells is shown, and not kept', async () => {
  const worker = await install('one');
  current.set('/home', `Unavailable, by the page of the build: ${current.get('/home')}`);
  expect(await worker.open('/home')).toContain('Unavailable');
  current = new Map();
  expect(await worker.open('/home')).not.toContain('Unavailable');
});

test('files of the build need no network, with the texts of one language', async () => {
  const worker = await install('one');
  current = new Map();
  expect(await (await worker.get('/assets/screen-one.js'))?.text()).toBe('screen one');
  expect(await (await worker.get('/assets/en-portal.js'))?.text()).toBe('texts');
  await expect(worker.get('/assets/uk-portal.js')).rejects.toThrow('Failed to fetch');
});

test('a file that was not kept from the start is kept with its first use', async () => {
  const worker = await install('one');
  expect(await (await worker.get('/assets/uk-portal.js'))?.text()).toBe('тексти');
  current = new Map();
  expect(await (await worker.get('/assets/uk-portal.js'))?.text()).toBe('тексти');
});

test('the settings are those of the server, and without an answer the last ones', async () => {
  const worker = await install('one');
  current.set('/config.json', 'newer');
  expect(await (await worker.get('/config.json'))?.text()).toBe('newer');
  current = new Map();
  expect(await (await worker.get('/config.json'))?.text()).toBe('newer');
});

test('calls of the API, other origins and writes go their own way', async () => {
  const worker = await install('one');
  expect(await worker.get('/api/user')).toBeUndefined();
  expect(await worker.get('/api/files/7', { mode: 'navigate' })).toBeUndefined();
  expect(await worker.get('https://api.my-air.test/assets/index-one.js')).toBeUndefined();
  expect(await worker.get('/home', { mode: 'navigate', method: 'POST' })).toBeUndefined();
});

test('a build is whole or is not taken: its page comes last', async () => {
  current = serverOf('one');
  current.delete('/assets/screen-one.js');
  const worker = startWorker('one');
  await expect(worker.send('install')).rejects.toThrow('Failed to fetch');
  current = new Map();
  await expect(worker.open('/home')).rejects.toThrow('Failed to fetch');
});

test('a worker whose server has another build already is not installed', async () => {
  current = serverOf('two');
  for (const [path, text] of serverOf('one')) if (path.includes('one')) current.set(path, text);
  await expect(startWorker('one').send('install')).rejects.toThrow('another build');
});

test('while a new worker waits, the files of both builds are there and its page is the last one', async () => {
  const first = await install('one');
  await install('two', first.caches);
  current = new Map();
  expect(await (await first.get('/assets/screen-one.js'))?.text()).toBe('screen one');
  expect(await (await first.get('/assets/screen-two.js'))?.text()).toBe('screen two');
  expect(await first.open('/home')).toContain('index-two');
});

test('an active worker deletes earlier builds, and nothing of a user', async () => {
  const { caches } = await install('one');
  await caches.open('my-air-seen:7');
  const second = await install('two', caches);
  await second.send('activate');
  expect(await caches.keys()).toEqual(['my-air-seen:7', 'my-air-build:two']);
  expect(second.enable).toHaveBeenCalledOnce();
});

test('a worker whose cache was deleted goes on for its pages, and keeps nothing any more', async () => {
  const worker = await install('one');
  for (const name of await worker.caches.keys()) await worker.caches.delete(name);
  expect(await worker.open('/home')).toContain('index-one');
  expect(await (await worker.get('/assets/screen-one.js'))?.text()).toBe('screen one');
  expect(await (await worker.get('/config.json'))?.text()).toBe('settings');
  expect(await worker.caches.keys()).toEqual([]);
});
