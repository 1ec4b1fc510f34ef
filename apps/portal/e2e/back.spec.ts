import { expect, type Page, test } from '@my-air/e2e';

const dialog = (page: Page) => page.getByRole('dialog');
/** As the browser's button does, which may leave the page. */
const goBack = (page: Page) => page.evaluate(() => history.back());

async function openAgreements(page: Page): Promise<void> {
  const showAll = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Agreements' }) })
    .getByRole('button', { name: 'Show all' });
  // The cards of home below the fold are drawn when they come near.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(showAll).toBeVisible({ timeout: 300 });
  }).toPass();
  await showAll.click();
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();

const openers = [
  { what: 'adding a channel', path: '/accounts/youtube', open: press('Add a channel'), widths: [360, 1440] },
  { what: 'the filters of services', path: '/services', open: press(/^Filters/), widths: [360] },
  { what: 'the further places', path: '/news', open: press('More'), widths: [360] },
  { what: 'the agreements', path: '/home', open: openAgreements, widths: [360, 1440] },
  { what: 'support', path: '/messenger', open: press('Ask support'), widths: [360, 1440] },
  { what: 'the search', path: '/news', open: press('Search'), widths: [360] },
  { what: 'the bell', path: '/news', open: press(/^Notifications/), widths: [1440] },
];

for (const { what, path, open, widths } of openers) {
  for (const width of widths) {
    test(`[NAV-31] at ${width} px Back closes ${what}, and the screen stays, also as the first of the tab`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await signIn('partner');
      await page.goto('/help-center');
      await page.goto(path);
      const address = page.url();
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await goBack(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);

      await open(page);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await goBack(page);
      await expect(page).toHaveURL(/\/help-center$/);
    });
  }
}

test('[NAV-31] Back closes a menu and a drawer of a chat, and the chat stays', async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/chat=/);
  const address = page.url();
  await page.getByRole('button', { name: 'More about this chat' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'About this chat', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await goBack(page);
  await expect(page).not.toHaveURL(address);
});

test('[NAV-31] [ADS-01] Back closes a dialog before it asks for what is not saved', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/ads-boost');
  await page.getByRole('link', { name: 'Configure all channels' }).click();
  await page.getByRole('switch', { name: 'Add breaks to long videos' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await goBack(page);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/config$/);
  await goBack(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/ads-boost$/);
});
