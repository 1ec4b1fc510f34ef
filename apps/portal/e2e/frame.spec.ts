import { readFileSync } from 'node:fs';

import { expect, expectAccessible, test } from '@my-air/e2e';

test.describe('a change of screen', () => {
  for (const [motion, expected] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`fades ${expected} time where motion is "${motion}"`, async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          document.documentElement.dataset.fades = String(
            Number(document.documentElement.dataset.fades ?? 0) + 1,
          );
          return start(update);
        };
      });
      await signIn('ambassador');
      await page.goto('/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Channels' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeFocused();
      const fades = await page.evaluate(() => document.documentElement.dataset.fades ?? '0');
      expect(Number(fades)).toBe(expected);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the sheet of further places leads to one of them, and leaves the focus at its heading', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await expect(sheet.getByRole('link', { name: 'Channels' })).toHaveCount(0);
    await sheet.getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
    await expect(page.locator('[data-live="polite"]')).toHaveText('News');
  });

  test('with the text at twice its size the button of further places is in sight, and they can be reached', async ({
    page,
  }) => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const more = page.getByRole('button', { name: 'More' });
    await expect(more).toBeInViewport({ ratio: 1 });
    await more.click();
    await expect(
      page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'News' }),
    ).toBeVisible();
  });
});

test('the side navigation stays folded over a reload, and its places keep their names', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await page.reload();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(navigation.getByRole('link', { name: 'Channels' })).toBeVisible();
  expect(await navigation.evaluate((list) => list.clientWidth)).toBeLessThan(80);
});

for (const [kept, ground] of [
  [{ brand: 'default', scheme: 'light' }, 'oklch(0.985 0.004 255)'],
  [{ brand: 'scalelab', scheme: 'dark' }, 'oklch(0.16 0.007 270)'],
] as const) {
  test(`[BRAND-01] before any script has come, the page holds the mark of ${kept.brand} on its own ground`, async ({
    page,
  }) => {
    await page.route(/\.js$/, () => {});
    await page.addInitScript(
      (all) => Object.entries(all).forEach(([key, value]) => (localStorage[key] = value)),
      kept,
    );
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.locator('#root > *')).toHaveCount(1);
    const mark = readFileSync(new URL(`../public/brand/${kept.brand}.svg`, import.meta.url), 'utf8');
    await expect(page.locator('.mark')).toHaveCSS(
      'background-image',
      `url("data:image/svg+xml,${encodeURIComponent(mark)}")`,
    );
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
  });
}

test('in a low window the side navigation shows the entry of the screen', async ({ page, signIn }) => {
  await signIn('partner');
  await page.setViewportSize({ width: 1440, height: 600 });
  const entryOf = (name: string) =>
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
  await page.goto('/help-center');
  await expect(entryOf('Help')).toBeInViewport({ ratio: 1 });
  await entryOf('Help').focus();
  await page.getByRole('link', { name: 'My AIR' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(entryOf('Home')).toBeInViewport({ ratio: 1 });
});

test('the introduction is beside the sign-in alone', async ({ page, signIn }) => {
  const intro = page.getByText('Everything around your channel, in one place');
  await page.goto('/login');
  await expect(intro).toBeVisible();
  await signIn('partner');
  await page.goto('/home');
  await page.getByRole('navigation').first().waitFor();
  await expect(intro).toHaveCount(0);
});

test('the first press of Tab offers to skip to the content', async ({ page, signIn }) => {
  await signIn('ambassador');
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
