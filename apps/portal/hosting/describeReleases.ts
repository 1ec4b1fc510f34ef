import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { closePendingModals, emailOf, expect, password } from '@my-air/e2e';
import { nextBuild } from './buildNext.ts';
import { ownBuild, type testWith } from './fixtures.ts';

const assetsOf = (build: string) =>
  new Set(readdirSync(join(build, 'assets')).map((name) => `/assets/${name}`));

/** The visits that a page has made so far, and whatever went wrong in them. */
interface Visits {
  /** By the entry script of the page that was found, the number of visits. */
  found: Record<string, number>;
  requests: number;
  failures: string[];
}

declare global {
  interface Window {
    visits: Visits;
    areVisitsOver: boolean;
    isSamePage: boolean;
  }
}

/** The checks of a new release with old pages open, for every server. */
export function describeReleases(test: ReturnType<typeof testWith>): void {
  test('a release under load: no request fails, each page comes with its policy and its files, and an open page goes on', async ({
    page,
    context,
    hosted,
  }) => {
    test.setTimeout(600_000);
    const [old, next] = [assetsOf(ownBuild), assetsOf(nextBuild())];
    await closePendingModals(page);
    await page.goto('/login');
    await page.evaluate(() => (window.isSamePage = true));
    const loaded: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/')) loaded.push(`${response.status()} ${pathname}`);
    });

    const crowd = await context.newPage();
    await crowd.goto('/robots.txt');
    await startVisits(crowd);
    await untilVisits(crowd, 1);
    await hosted.release(nextBuild());
    await hosted.server.reload();
    await untilVisits(crowd, 2);
    await crowd.evaluate(() => (window.areVisitsOver = true));
    const { failures, found, requests } = await crowd.evaluate(() => window.visits);
    console.log(`${requests} requests around a release, ${failures.length} failed`);
    expect(failures).toEqual([]);
    const entries = Object.keys(found);
    expect(entries.filter((entry) => old.has(entry) && !next.has(entry))).toHaveLength(1);
    expect(entries.filter((entry) => next.has(entry) && !old.has(entry))).toHaveLength(1);

    // The page of before signs in, and loads screens whose files the new build does not have.
    await page.getByLabel('E-mail').fill(emailOf('ambassador'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía Herrera');
    await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).first().click();
    await expect(page).toHaveURL(/\/messenger/);
    await expect(page.getByRole('heading', { name: 'Messages' }).first()).toBeVisible();
    expect(await page.evaluate(() => window.isSamePage)).toBe(true);
    expect(loaded.filter((line) => !line.startsWith('200 '))).toEqual([]);
    expect(loaded.filter((line) => !next.has(line.slice('200 '.length))).length).toBeGreaterThan(3);

    // Its next opening is of the new build; the old build released again is a way back.
    const entryOf = () => page.locator('script[type=module][src]').first().getAttribute('src');
    await page.reload();
    expect(next.has((await entryOf()) ?? '')).toBe(true);
    await hosted.release(ownBuild);
    await hosted.server.reload();
    await expect(async () => {
      await page.reload();
      expect(old.has((await entryOf()) ?? '')).toBe(true);
    }).toPass();
  });
}

/** Waits until many visits have found the pages of so many builds, or one of them has failed. */
async function untilVisits(crowd: Page, builds: number): Promise<void> {
  const isEnough = () =>
    crowd.evaluate((count) => {
      const made = Object.values(window.visits.found);
      return window.visits.failures.length > 0 || made.filter((number) => number >= 30).length >= count;
    }, builds);
  await expect.poll(isEnough, { timeout: 240_000 }).toBe(true);
}

/** Visits the portal again and again, in several ways at once: the page, its policy, and the files that it names. */
async function startVisits(crowd: Page): Promise<void> {
  await crowd.evaluate(() => {
    const [atOnce, most] = [3, 100_000];
    window.visits = { found: {}, requests: 0, failures: [] };
    window.areVisitsOver = false;
    const { visits } = window;

    const ask = async (path: string) => {
      visits.requests += 1;
      const answer = await fetch(path, { cache: 'no-store', headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(`${path} responded with ${answer.status}`);
      return answer;
    };
    const hashOf = async (text: string) => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return btoa(String.fromCharCode(...new Uint8Array(bytes)));
    };
    const visit = async (path: string) => {
      const answer = await ask(path);
      const html = await answer.text();
      const [, inline = ''] = /<script(?: nonce="[^"]*")?>([^]*?)<\/script>/.exec(html) ?? [];
      const policy = answer.headers.get('content-security-policy') ?? '';
      if (!policy.includes(await hashOf(inline)))
        throw new Error(`${path} came with the policy of another page`);
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
      const [entry = ''] = files;
      await Promise.all([...files, '/config.json', '/sw.js'].map((file) => ask(file)));
      visits.found[entry] = (visits.found[entry] ?? 0) + 1;
    };
    const visitAll = async () => {
      while (!window.areVisitsOver) {
        if (visits.requests > most) return visits.failures.push('no other build was found');
        for (const path of ['/', '/home', '/help-center'])
          await visit(path).catch((error: unknown) => visits.failures.push(String(error)));
      }
    };
    for (let count = 0; count < atOnce; count += 1) void visitAll();
  });
}
