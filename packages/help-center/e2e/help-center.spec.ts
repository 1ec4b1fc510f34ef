import { expect, expectAccessible, expectAnnounced, type Page, test } from '@my-air/e2e';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search in help' });

test('[HELP-03] [HC-01] [NAV-05] [NAV-21] a visitor reads an article with its own metadata, and can sign in', async ({
  page,
}) => {
  await page.goto('/help/199');
  await expect(title(page, 'Why a channel is not accepted')).toBeVisible();
  await expect(page).toHaveTitle('Why a channel is not accepted - My AIR');
  await expect(page.getByRole('heading', { level: 2, name: /usual reasons/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /main/i })).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/help\/199$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /refusal/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('[HELP-02] [HC-02] [HC-03] [HC-06] live search opens an article by keys, and Enter alone searches everything', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/help-center/search?q=invitation');
  await expect(title(page, 'Answers to “invitation”')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/invitation/i);
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Help' }).click();
  const tiles = page.getByRole('region', { name: 'Topics' }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  const colours = await tiles.evaluateAll((all) =>
    all.map((tile) => getComputedStyle(tile.querySelector('[aria-hidden]')!).backgroundColor),
  );
  expect(new Set(colours).size).toBe(8);
  await expectAccessible(page);

  await search(page).focus();
  await page.keyboard.type('not accepted');
  const option = page.getByRole('listbox', { name: 'Articles' }).getByRole('option').first();
  await expect(option).toContainText('Why a channel is not accepted');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Answers to “not accepted”')).toBeVisible();
  await page.goBack();
  await expect(tiles).toHaveCount(8);
  await search(page).fill('not accepted');
  await expect(option).toContainText('Why a channel is not accepted');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Why a channel is not accepted')).toBeVisible();
});

test('[HC-09] [HC-10] a section of an article has an address, its link is copied, its picture enlarged', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help/1#the-four-steps');
  const section = page.getByRole('heading', { level: 2, name: /The four steps/ });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await section.getByRole('link').press('Enter');
  await expectAnnounced(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/help\/1#the-four-steps$/);
  await page.getByRole('button', { name: /Enlarge the picture/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'What we may see' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /What we may see/ })).toBeFocused();
});

test('[HC-10] a table is no wider than a small phone, or scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/help/1');
  await expect(page.getByRole('table').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // Parts of it that are out of sight can be scrolled to.
  const isReachable = await page
    .getByRole('table')
    .first()
    .evaluate((table) => {
      if (table.getBoundingClientRect().right <= innerWidth) return true;
      for (let box = table.parentElement; box; box = box.parentElement) {
        if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX))
          return true;
      }
      return false;
    });
  expect(isReachable).toBe(true);
});

test('[HC-12] [NAV-26] old addresses lead to the front page', async ({ page, signIn }) => {
  await signIn('partner');
  for (const path of ['/help-center/category', '/help-center/article']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/help-center$/);
  }
});

test('[HELP-03] a link in an article leads to another one, which has its own address and title', async ({
  page,
}) => {
  await page.goto('/help/1');
  await page.locator('article a[href^="/help/"]').first().click();
  await expect(page).not.toHaveURL(/\/help\/1(?:#|$)/);
  await expect(title(page, 'Add a YouTube channel')).toHaveCount(0);
  await expect(title(page, /./)).toBeFocused();
  await expect(page.locator('[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', page.url());
});

test('[HELP-03] [HC-07] the address of a language opens in it, until the reader chooses another', async ({
  page,
}) => {
  await page.goto('/help/1/uk');
  await expect(title(page, 'Як додати канал YouTube')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('combobox', { name: 'Мова' }).selectOption('es');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'es');
  await expect(title(page, 'Añade un canal de YouTube')).toBeVisible();
  await expect(page).toHaveTitle('Añade un canal de YouTube - My AIR');
  await expect(page).toHaveURL('/help/1');
  await page.reload();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'es');
});
