import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { dismissPendingModals, expect, Sandbox, test as base } from '@my-air/e2e';

const dist = process.env.PORTAL_DIST ?? resolve(import.meta.dirname, '../dist');

/** A test whose sandbox serves a copy of the build, which the test may replace. */
const test = base.extend<object, { folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'my-air-offline-'));
      cpSync(dist, folder, { recursive: true });
      await provide(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ folder }, provide) => {
      const sandbox = await Sandbox.start(folder);
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

const day = 24 * 3_600_000;

/** Waits until the worker has kept the build, and takes the next opening of a page. */
const workerIsReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** The names of the portal's caches in this browser, without what makes them unique. */
const cacheKinds = async (page: Page) =>
  (await page.evaluate(() => caches.keys())).map((name) => name.replace(/:.*/, '')).sort();

/** The addresses whose answers are kept for the user. */
const keptCalls = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('my-air-seen:'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => new URL(decodeURIComponent(url.replace(/^.*\/seen\/\w+\//, ''))).pathname);
  });

/** Opens a screen with the network, and waits until it can be read without. */
async function see(page: Page, path: string, call: string): Promise<void> {
  await page.goto(path);
  await workerIsReady(page);
  await expect
    .poll(() => keptCalls(page))
    .toEqual(expect.arrayContaining(['/api/auth/check', '/api/user', call]));
}

/** Makes the kept answers older. */
const age = (page: Page, milliseconds: number) =>
  page.evaluate(async (older) => {
    for (const name of (await caches.keys()).filter((each) => each.startsWith('my-air-seen:'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const keptAt = Number(answer?.headers.get('x-kept-at')) - older;
        await cache.put(
          request,
          new Response(await answer?.text(), { headers: { 'x-kept-at': String(keptAt) } }),
        );
      }
    }
  }, milliseconds);

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('.first').first().waitFor({ state: 'detached' });
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const article = (page: Page) => page.getByRole('heading', { level: 1, name: /Translations now leave names/ });

/** The screens that a user reads again, each with something of its own. */
const screens = [
  { path: '/home', call: '/api/channels', shown: /58.4K subscribers/ },
  {
    path: '/messenger?chat=1',
    call: '/api/chats/1/messages',
    shown: /When will the October numbers be final/,
  },
  { path: '/news/article/1', call: '/api/news/1', shown: /Translations now leave names/ },
  { path: '/accounts/youtube', call: '/api/channels', shown: /58.4K subscribers/ },
];

for (const { path, call, shown } of screens) {
  test(`${path} is read without a network as it was last seen, with its age`, async ({
    page,
    signIn,
    context,
  }) => {
    await signIn('partner');
    await see(page, path, call);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await age(page, 3 * day);
    await context.setOffline(true);
    await reload(page);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    const seenOn = new Date(Date.now() - 3 * day).toLocaleDateString('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'Europe/Kyiv',
    });
    await expect(notice(page)).toContainText(`What you see is from ${seenOn}`);
  });
}

test('screens are opened from one another without a network, and fresh again with it', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('partner');
  await see(page, '/news/article/1', '/api/news/1');
  await see(page, '/home', '/api/channels');
  await context.setOffline(true);
  await reload(page);
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Translations now leave names/ })
    .click();
  await expect(article(page)).toBeVisible();
  await expect(notice(page)).toContainText('What you see is from');
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/news/1') && answer.ok());
  await context.setOffline(false);
  await asked;
  await expect(notice(page)).toHaveCount(0);
  await expect(article(page)).toBeVisible();
});

test('the policy of the page lets the worker be registered, and has nothing to report', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await see(page, '/home', '/api/channels');
  await reload(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await sandbox.policyReports()).toEqual([]);
});

test('a server that is gone is no reason to see nothing', async ({ page, context, folder }) => {
  const sandbox = await Sandbox.start(folder);
  try {
    await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona: 'partner' } });
    await dismissPendingModals(context.request, sandbox.url);
    await see(page, `${sandbox.url}/news/article/1`, '/api/news/1');
  } finally {
    await sandbox.stop();
  }
  await reload(page);
  await expect(article(page)).toBeVisible();
  await expect(notice(page)).toContainText('What you see is from');
});

test('what is older than the setting allows is not shown', async ({ page, signIn, context, sandbox }) => {
  await sandbox.configure({ offline: { enabled: true, hours: 48 } });
  await signIn('partner');
  await see(page, '/news/article/1', '/api/news/1');
  await age(page, 3 * day);
  await context.setOffline(true);
  await reload(page);
  await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible();
  await expect(article(page)).toHaveCount(0);
});

test('the server decides as long as it answers: a session that it has ended shows nothing', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('partner');
  await see(page, '/news/article/1', '/api/news/1');
  await context.clearCookies();
  await reload(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => cacheKinds(page)).toEqual(['my-air-build']);
});

test('a user who signs out is forgotten in every tab', async ({ page, signIn, context }) => {
  await signIn('partner');
  await see(page, '/news/article/1', '/api/news/1');
  const other = await context.newPage();
  await see(other, '/accounts/youtube', '/api/channels');
  await page.getByRole('button', { name: /Olena Koval/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect.poll(() => cacheKinds(other)).toEqual(['my-air-build']);
  await context.setOffline(true);
  await other.goto('/news/article/1');
  await expect(notice(other)).toContainText('What you see may be out of date');
  await expect(other.getByRole('button', { name: /try again/i }).first()).toBeVisible();
  await expect(article(other)).toHaveCount(0);
  await expect(other.getByText('Olena Koval')).toHaveCount(0);
});

test('another user finds nothing of the one before', async ({ page, signIn, context }) => {
  await signIn('partner');
  await see(page, '/accounts/youtube', '/api/channels');
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('my-air-seen:2');
  await signIn('ambassador');
  await see(page, '/home', '/api/user');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith('my-air-seen:'))).toHaveLength(1);
  expect(names).not.toContain('my-air-seen:2');
  await context.setOffline(true);
  await page.goto('/accounts/youtube');
  await expect(page.getByText(/58.4K subscribers/)).toHaveCount(0);
});

test('switched off by its setting, the next visit takes away the worker and the answers, and the one after finds no cache', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await see(page, '/news/article/1', '/api/news/1');
  await sandbox.configure({ offline: { enabled: false, hours: 48 } });
  await reload(page);
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(count).toBe(0);
  await expect.poll(() => cacheKinds(page)).not.toContain('my-air-seen');
  await reload(page);
  await expect(article(page)).toBeVisible();
  await expect.poll(() => cacheKinds(page)).toEqual([]);
  expect(await count()).toBe(0);
});

/** Replaces the build in a folder by one in which every file with a hash has another name, as after a release. */
function release(folder: string): void {
  const assets = join(folder, 'assets');
  const hashes = readdirSync(assets).flatMap((name) => /-([\w-]{8})\.\w+$/.exec(name)?.[1] ?? []);
  const pattern = new RegExp(`(?<=[-"\`])(${[...new Set(hashes)].join('|')})(?=[."\`])`, 'g');
  const rewrite = (file: string) => {
    const text = readFileSync(file, 'utf8').replaceAll(pattern, 'next$1');
    writeFileSync(file, text.replace('<head>', '<head><meta name="build" content="next" />'));
  };
  for (const name of readdirSync(assets)) {
    if (/\.(js|css)$/.test(name)) rewrite(join(assets, name));
    renameSync(join(assets, name), join(assets, name.replace(pattern, 'next$1')));
  }
  rewrite(join(folder, 'index.html'));
  rewrite(join(folder, 'sw.js'));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  writeFileSync(join(folder, 'sw.js'), worker.replace(/version:["`]/, '$&next'));
}

test('a new build is taken without losing what is typed, and the old one goes with its last tab', async ({
  page,
  signIn,
  context,
  folder,
}) => {
  await signIn('partner');
  await see(page, '/messenger?chat=1', '/api/chats/1/messages');
  // The first page of a browser has no worker yet.
  await reload(page);
  const composer = page.getByRole('textbox', { name: 'Message' });
  await composer.fill('half a thought');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  release(folder);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waiting).toBe(true);
  expect(await cacheKinds(page)).toEqual(['my-air-build', 'my-air-build', 'my-air-seen']);

  // The page in use goes on, with screens of its own build that the server no longer has.
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect(composer).toContainText('half a thought');
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  await page.goto('/messenger?chat=1');
  const build = page.locator('meta[name="build"]');
  await expect(build).toHaveAttribute('content', 'next');
  await expect(composer).toContainText('half a thought');
  await context.setOffline(true);
  await reload(page);
  await expect(build).toHaveAttribute('content', 'next');
  await expect(composer).toContainText('half a thought');
  await context.setOffline(false);

  const later = await context.newPage();
  await page.close();
  await expect(async () => {
    // A page that is opened while the last one is still closing belongs to the old worker as well: it is left again.
    await later.goto('/messenger?chat=1');
    const kinds = await cacheKinds(later);
    await later.goto('about:blank');
    expect(kinds).toEqual(['my-air-build', 'my-air-seen']);
  }).toPass();
  await later.goto('/messenger?chat=1');
  await expect(later.getByRole('textbox', { name: 'Message' })).toContainText('half a thought');
});
