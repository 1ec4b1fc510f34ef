import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, test } from './fixtures.ts';

const day = 86_400;

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[DIST-01] [NAV-34] every platform has its state, and the requests are one grid', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/distribution');
  for (const [platform, state] of [
    ['Facebook Watch', 'Live'],
    ['Snapchat', 'In preparation'],
    ['TikTok', 'Not started'],
    ['Roku', 'Not started'],
    ['Pluto TV', 'Not started'],
    ['Dailymotion', 'Rejected'],
    ['Vessel', 'Former platform'],
    ['Amazon Freevee', 'Not available'],
  ] as const) {
    await expect(cardOf(page, platform).getByText(state, { exact: true })).toBeVisible();
  }
  await expect(cardOf(page, 'Dailymotion').getByText(/licensed for YouTube only/)).toBeVisible();
  await expect(cardOf(page, 'Samsung TV Plus').getByText('Status updating')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Requests by channel' }).click();
  const grid = page.getByRole('grid', { name: 'Requests by channel and platform' });
  // Each request is beside the name of its channel, and below that of its platform.
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? -1);
  const heads = grid.getByRole('columnheader');
  expect(await topOf(heads.nth(1))).toBe(await topOf(heads.first()));
  for (const line of await grid.getByRole('row').all()) {
    const name = line.getByRole('rowheader');
    if ((await name.count()) === 0) continue;
    expect(await topOf(line.getByRole('gridcell').first())).toBe(await topOf(name));
  }
  await grid.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Progress of the request' })).toBeVisible();
});

test('[DIST-02] accepting moves a platform to agreed without a reload, and the clock to live', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/distribution');
  await page.getByRole('button', { name: 'Read and accept: TikTok' }).click();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(cardOf(page, 'TikTok').getByText('In preparation')).toBeVisible();

  await sandbox.advance(8 * day, { keepSessions: true });
  await page.goto('/distribution');
  await expect(cardOf(page, 'TikTok').getByText('Live', { exact: true })).toBeVisible();
});

test('[DIST-02] [DS-05] signing elsewhere leaves the portal and comes back with its result', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/distribution');
  await page.getByRole('button', { name: 'Read and accept: Pluto TV' }).click();
  await page.getByRole('button', { name: 'Continue to signing' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined to sign: Terms and conditions', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/distribution$/);

  await page.getByRole('button', { name: 'Read and accept: Pluto TV' }).click();
  await page.getByRole('button', { name: 'Continue to signing' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Agreement signed: Terms and conditions', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Pluto TV').getByText('In preparation')).toBeVisible();
});

test('[DIST-03] the support chat of distribution opens in the messenger', async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/distribution');
  await page.getByRole('button', { name: 'Video support' }).click();
  await expect(page).toHaveURL(/\/messenger\?chat=\d+/);
  await expect(page.getByRole('feed', { name: 'Messages of this chat' })).toBeVisible();
});
