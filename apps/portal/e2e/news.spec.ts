import { expect, expectAccessible, leaveDialogs, test } from './fixtures.ts';

test('[NEWS-01] [MX-01] news are read from the list to the end, an article marks itself, and back is the same place', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/news');
  await leaveDialogs(page);
  const tiles = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading') });
  const first = tiles.first();
  await expect(first.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('That is all')).toBeVisible();
  const last = tiles.last().getByRole('link');
  const name = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} - My AIR`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(tiles.last().getByText('New', { exact: true })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
});

test('[NEWS-01] a kind of news has an address; an article opened from outside leads back to the list', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/news?category=money');
  await leaveDialogs(page);
  await expect(page.getByRole('link', { name: 'Money', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goto('/news/article/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/news/article/9999');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});
