// The service worker of a build: it keeps the page and the files of the build, so that a second visit needs nothing of
// the network but the page, and a user without a network reads on. Calls of the API are not its business.
// `data` is filled in by serviceWorker.ts.
(function worker(data) {
  const prefix = 'my-air-build:';
  const own = prefix + data.version;
  const language = new URL(location.href).searchParams.get('language');
  const isCall = (path) => /^\/(api|sanctum)(\/|$)/.test(path);

  addEventListener('install', (event) => event.waitUntil(install()));
  addEventListener('activate', (event) => event.waitUntil(activate()));
  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') {
      if (!isCall(pathname)) event.respondWith(openPage(event));
    } else if (pathname.startsWith('/assets/')) event.respondWith(findAsset(event));
    else if (data.named.includes(pathname)) event.respondWith(findNamed(event));
  });

  /** The page comes last: a cache with a page is whole. */
  async function install() {
    const cache = await caches.open(own);
    const files = [...data.files, ...(data.texts[language] || [])];
    await cache.addAll([...files.map((file) => new Request(file, { priority: 'low' })), ...data.named]);
    const isOwn = await keepPage(await fetch('/', { headers: { accept: 'text/html' } }));
    if (!isOwn) throw new Error('The server has another build already, with a worker of its own.');
  }

  /** Comes once no tab is left that an earlier worker serves: until then the files of its build are there. */
  async function activate() {
    const names = await caches.keys();
    const earlier = names.filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(earlier.map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
  }

  /** The page of the server, which knows what may run; without an answer the last one. */
  async function openPage(event) {
    let page;
    try {
      page = (await event.preloadResponse) || (await fetch(event.request));
    } catch (error) {
      const last = await lastPage();
      if (!last) throw error;
      return last;
    }
    event.waitUntil(keepPage(page.clone()));
    return page;
  }

  /** Keeps a page of this build, which may have other settings than the one before. Returns whether it is one. */
  async function keepPage(page) {
    if (!page.ok || page.redirected) return false;
    const copy = page.clone();
    return (await page.text()).includes(data.entry) && keep('/', copy);
  }

  /** Keeps an answer, unless the worker was taken away with its cache. Returns whether the answer is kept. */
  async function keep(address, answer) {
    if (!(await caches.has(own))) return false;
    const cache = await caches.open(own);
    await cache.put(address, answer);
    return true;
  }

  /** The page of the latest build that is whole: its worker may still wait for tabs of this one to be closed. */
  async function lastPage() {
    const names = await caches.keys();
    for (const cacheName of names.filter((name) => name.startsWith(prefix)).reverse()) {
      const page = await caches.match('/', { cacheName });
      if (page) return page;
    }
    return undefined;
  }

  /** A file whose name holds a hash of its content is the same in every build. */
  async function findAsset(event) {
    const kept = await caches.match(event.request.url, { ignoreVary: true });
    return kept || fetchAndKeep(event);
  }

  /** A file whose content may change under its name: that of the server, and without an answer the last one. */
  async function findNamed(event) {
    try {
      return await fetchAndKeep(event);
    } catch (error) {
      const kept = await caches.match(event.request.url, { cacheName: own, ignoreVary: true });
      if (!kept) throw error;
      return kept;
    }
  }

  async function fetchAndKeep(event) {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(keep(event.request.url, answer.clone()));
    return answer;
  }
})(__DATA__);
