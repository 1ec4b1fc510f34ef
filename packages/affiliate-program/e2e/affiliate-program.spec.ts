import { readFile } from 'node:fs/promises';

import { expect, expectAnnounced, test } from '@my-air/e2e';

test('[RF-06] [RF-07] a person who follows a link and makes an account is counted for the link and its place', async ({
  page,
  browser,
  sandbox,
  signIn,
}) => {
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${sandbox.url}/?ref=lucia&src=video-description`, { waitUntil: 'domcontentloaded' });
  await expect(stranger).toHaveURL(/\/login/);
  await stranger.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  // The portal's page has such a link too, and stays until the provider's page is loaded.
  await stranger.waitForURL(({ origin }) => origin === sandbox.identityUrl);
  await stranger.getByRole('link', { name: 'Create an account' }).click();
  await stranger.getByLabel('Your name').fill('Noor Stranger');
  await stranger.getByLabel('E-mail address').fill('noor@example.com');
  await stranger.getByLabel('Password').fill('a few plain words');
  await stranger.getByRole('button', { name: 'Create the account' }).click();
  await stranger.waitForURL((url) => url.origin === sandbox.url || url.pathname === '/verify-email');
  await context.close();

  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const place = page.getByRole('listitem').filter({ hasText: 'video-description' });
  await expect(place).toContainText('1 visit');
  await expect(place).toContainText('1 registration');
});

test('[RF-06] a person’s own link is refused, which is said, and is not counted', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/?ref=lucia-summer');
  await expectAnnounced(page, 'This is your own link');
  await page.goto('/affiliate-program');
  await expect(page.getByRole('row').filter({ hasText: 'lucia-summer' })).toContainText('1,904');
});

test('[REF-01] [RF-01] [RF-06] a visit by the main link raises the figure, its row and the sum below it by one; the chart has the days that are over', async ({
  page,
  browser,
  sandbox,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const sums = page.getByRole('table', { name: 'Visits and registrations by link' });
  const days = page.getByText(/^29 days: [\d,]+ visits and [\d,]+ registrations by all your links$/);
  const counted = async () => {
    await expect(days).toBeVisible();
    const inWords = /days: ([\d,]+) visits/.exec(await days.innerText())?.[1];
    return Number(inWords?.replaceAll(',', ''));
  };
  const tile = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::*[1]');
  await expect(tile('Visits')).toHaveText('19,147');
  await expect(tile('Registrations')).toHaveText('1,126');
  await expect(sums.getByRole('row').filter({ hasText: 'Your link' })).toContainText('5,210');
  await expect(sums.getByRole('row').filter({ hasText: 'All links' })).toContainText('19,147');
  const before = await counted();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${sandbox.url}/?ref=lucia`, { waitUntil: 'domcontentloaded' });
  await expect(stranger).toHaveURL(/\/login/);
  await context.close();

  await page.reload();
  await expect(tile('Visits')).toHaveText('19,148');
  await expect(sums.getByRole('row').filter({ hasText: 'Your link' })).toContainText('5,211');
  await expect(sums.getByRole('row').filter({ hasText: 'All links' })).toContainText('19,148');
  expect(await counted()).toBe(before);
});

test('[RF-08] what is pending and what is paid are shown, and together they are what was earned', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const cents = async (name: string) => {
    const value = page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::*[1]');
    return Math.round(Number((await value.innerText()).replaceAll(/[$,]/g, '')) * 100);
  };
  expect(await cents('Earned in total')).toBe(49_705);
  expect((await cents('Pending')) + (await cents('Paid'))).toBe(49_705);
});

test('[REF-01] the file of the links ends with the sum that the screen shows', async ({ page, signIn }) => {
  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const card = page.locator('section').filter({
    has: page.getByRole('table', { name: 'Visits and registrations by link' }),
  });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^Your link,5210,388,7\.4,,.*ref=lucia$/);
  expect(lines.at(-1)).toBe('All links,19147,1126,5.9,,');
});
