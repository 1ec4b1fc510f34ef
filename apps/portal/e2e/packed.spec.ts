import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test as base, type Browser, type Page } from '@playwright/test';

import { installPacked, type Packed } from './installPacked.ts';
import { run } from './run.ts';
import { Sandbox } from '@my-air/e2e';
import { signInWithPassword } from './signInWithPassword.ts';

// `npm test` builds the portal of three; SAMPLE=whole that of all features too.
const names = process.env['SAMPLE'] === 'whole' ? (['all', 'three'] as const) : (['three'] as const);

const test = base.extend<object, { packed: Packed; workspace: Sandbox }>({
  packed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, provide) => {
      const packed = await installPacked();
      await provide(packed);
      rmSync(packed.folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // With the portal that is built here.
  workspace: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, provide) => {
      const sandbox = await Sandbox.start();
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One installation for all of them.
test.describe.configure({ mode: 'default' });

/** Holds the scripts of a page back, opens it, and returns the scripts that it names and a way to let them go. */
async function openWithoutScripts(page: Page, address: string) {
  const { promise: areAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => areAllowed.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const named = page.locator('link[rel="modulepreload"], script[type="module"][src]');
  const files = await named.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
  );
  return { files, allow };
}

/** The bytes of the scripts that the first screens of a visitor and of a user name in the page, as gzip. */
async function weigh(browser: Browser, { url }: Sandbox, dist: string): Promise<readonly number[]> {
  const weights: number[] = [];
  for (const path of ['/login', '/home']) {
    const page = await browser.newPage();
    if (path === '/home') await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
    const { files } = await openWithoutScripts(page, url + path);
    const bytes = files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
    weights.push(bytes.reduce((sum, each) => sum + each, 0));
    await page.close();
  }
  return weights;
}

for (const name of names) {
  test(`[SH-01] a portal of packed packages, ${name} of the features: the mark, preloading, sign-in and weight`, async ({
    page,
    browser,
    packed,
    workspace,
  }) => {
    test.setTimeout(300_000);
    const folder = packed.portals[name];
    const dist = join(folder, 'dist');
    expect(globSync('node_modules/@my-air/*/src', { cwd: folder }), 'sources are not published').toEqual([]);
    await run('pnpm', ['exec', 'vite', 'build'], folder);

    const sandbox = await Sandbox.start(dist);
    try {
      const enter = await openWithoutScripts(page, `${sandbox.url}/login`);
      const mark = page.locator('#root > .mark');
      await expect(mark).toBeVisible();
      expect(enter.files.some((file) => file.startsWith('/assets/visitor-'))).toBe(true);
      expect(enter.files.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
      enter.allow();
      await signInWithPassword(page);

      const start = await openWithoutScripts(page, `${sandbox.url}/home`);
      await expect(mark).toBeVisible();
      expect(start.files.some((file) => file.startsWith('/assets/contributions-'))).toBe(true);
      expect(start.files.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
      start.allow();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

      // The bench holds the portal of the workspace to its budgets. The same code in another order of its modules compresses
      // to some hundred bytes more or less.
      const margin = 1.005;
      const [login = 0, home = 0] = await weigh(browser, workspace, resolve(import.meta.dirname, '../dist'));
      const [packedLogin, packedHome] = await weigh(browser, sandbox, dist);
      expect(packedLogin).toBeLessThanOrEqual(login * margin);
      expect(packedHome).toBeLessThanOrEqual(home * margin);
    } finally {
      await sandbox.stop();
    }
  });
}

test('[SH-01] the development server of a portal of packed packages signs in at its backend', async ({
  page,
  packed,
  workspace,
}) => {
  const folder = packed.portals.three;
  const config = join(folder, 'vite.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('http://localhost:3000', workspace.url));
  const server = spawn('pnpm', ['exec', 'vite', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    const address = await new Promise<string>((found, failed) => {
      let output = '';
      server.once('close', () => failed(new Error(`The development server ended:\n${output}`)));
      server.stdout.on('data', (text) => {
        output += String(text);
        const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (url) found(url);
      });
    });
    await page.goto(`${address}/login`);
    await signInWithPassword(page);
  } finally {
    server.kill();
  }
});
