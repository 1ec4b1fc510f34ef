import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { closePendingModals, emailOf, expect, password } from '@my-air/e2e';
import { nextBuild } from './buildNext.ts';
import { ownBuild, type testWith } from './fixtures.ts';

const assetsOf = (build: string) =>
  new Set(readdirSync(join(build, 'assets')).map((name) => `/assets/${name}`));

/** The check of a new release with an old page open, for every server. */
export function describeReleases(test: ReturnType<typeof testWith>): void {
  test('a page that is open during a release goes on with its own files, and its next opening is of the new build', async ({
    page,
    hosted,
  }) => {
    const next = assetsOf(nextBuild());
    await closePendingModals(page);
    await page.goto('/login');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const loaded: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/')) loaded.push(`${response.status()} ${pathname}`);
    });
    hosted.release(nextBuild());

    // The page of before signs in, and loads screens whose files the new build does not have.
    await page.getByLabel('E-mail').fill(emailOf('ambassador'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía Herrera');
    await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).first().click();
    await expect(page).toHaveURL(/\/messenger/);
    await expect(page.getByRole('heading', { name: 'Messages' }).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(loaded.filter((line) => !line.startsWith('200 '))).toEqual([]);
    expect(loaded.filter((line) => !next.has(line.slice('200 '.length))).length).toBeGreaterThan(3);

    await page.reload();
    const entry = await page.locator('script[type=module][src]').first().getAttribute('src');
    expect(next.has(entry ?? '')).toBe(true);
    hosted.release(ownBuild);
  });
}
