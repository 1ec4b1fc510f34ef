import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '@my-air/e2e';

const dist = process.env.PORTAL_DIST ?? resolve(import.meta.dirname, '../dist');
/** Words that occur in one lazy part alone: a screen is where a lazy route is made for its address. */
const marks = {
  'the sign-in screen': /\(["`']\/login["`']\)\(\{/,
  'the home screen': /\(["`']\/home["`']\)\(\{/,
  'the channels screen': /\(["`']\/accounts\/youtube["`']\)\(\{/,
  'the frame of signed-in screens': /["'`]?data-tour["'`]?:["'`]account["'`]/,
  'what the features contribute': /isFirstOnPhone:!0/,
  monitoring: /replay_event/,
};

/** The scripts that a page loads, by the parts of the product in them. */
async function partsLoadedBy(page: Page, path: string, until: () => Promise<unknown>) {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, readFileSync(resolve(dist, `.${pathname}`), 'utf8'));
  });
  await page.goto(path);
  await until();
  await page.waitForFunction(() => performance.getEntriesByName('first-screen').length > 0);
  // Files for later are fetched after the first screen, while the user waits for none of them.
  const early = await page.evaluate(() => {
    const end = performance.getEntriesByName('first-screen')[0]!.startTime;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= end)
      .map(({ name }) => new URL(name).pathname);
  });
  for (const path of scripts.keys()) if (!early.includes(path)) scripts.delete(path);
  const texts = [...scripts.values()];
  return {
    scripts: [...scripts.keys()],
    parts: Object.entries(marks)
      .filter(([, mark]) => texts.some((text) => mark.test(text)))
      .map(([name]) => name),
  };
}

test('[NAV-34] /login loads the shell and the sign-in screen, and no other feature', async ({ page }) => {
  const { parts } = await partsLoadedBy(page, '/login', () => page.waitForLoadState('networkidle'));
  expect(parts).toEqual(['the sign-in screen']);
});

test('[HELP-03] a public article fetches nothing of the frame and the screens of signed-in people', async ({
  page,
}) => {
  const article = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { parts } = await partsLoadedBy(page, '/help/1', article);
  // Visitors' screens share a file.
  expect(parts).toEqual(['the sign-in screen']);
});

test('[I18N-01] only the chosen language is fetched', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui_locale', 'ua'));
  const { scripts } = await partsLoadedBy(page, '/login', () => page.waitForLoadState('networkidle'));
  const languages = scripts.flatMap(
    (script) => /\/(?:visitor|portal)-(en|uk|es|ru|pt|pseudo)-[\w-]+\.js$/.exec(script)?.[1] ?? [],
  );
  expect(new Set(languages)).toEqual(new Set(['uk']));
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('a signed-in user loads what the features contribute, and a feature’s screens with its first route', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  const home = await partsLoadedBy(page, '/home', () => page.getByRole('heading', { level: 1 }).waitFor());
  expect(home.parts).toContain('what the features contribute');
  expect(home.parts).not.toContain('the channels screen');
  const channels = await partsLoadedBy(page, '/accounts/youtube', () =>
    page.getByRole('heading', { level: 1, name: 'Channels' }).waitFor(),
  );
  expect(channels.parts).toContain('the channels screen');
});
