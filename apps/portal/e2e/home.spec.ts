import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from '@my-air/e2e';

const waitingList = (page: Page) => page.getByRole('list', { name: 'To do' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const tour = (page: Page) => page.locator('[data-tour-step]');

test('[CH-16] the badge of the navigation counts what the list on home holds', async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  // More of the waiting items may still be loading.
  await expect(async () => {
    const count = await waitingList(page).getByRole('listitem').count();
    expect(count).toBeGreaterThan(1);
    const badge = await page.getByRole('link', { name: 'Home' }).first().innerText();
    expect(badge).toMatch(new RegExp(String.raw`(^|\D)${count}(\D|$)`));
  }).toPass();
});

test('[HOME-01] [USER-02] [USER-09] a partner sees money, channels, messages, referrals and their manager', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Olena');
  for (const name of [
    'Money',
    'Channels',
    'Messages',
    'Referral program',
    'Your account',
    'Pulse of your ecosystem',
  ]) {
    // A card is drawn when it is near, below those that are drawn.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(heading(page, name)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  await expect(page.getByText('$4,310.75', { exact: true })).toBeVisible();
  await expect(page.getByText('Iryna Savchenko')).toBeVisible();
  await expectAccessible(page);
});

test('[HOME-01] [ADS-01] [MOD-01] [GAME-01] ads boost, moderation and games have a card that leads to them', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  for (const { id, link, path } of [
    { id: 'ads-boost', link: 'Open ads boost', path: '/ads-boost' },
    { id: 'moderation', link: 'All reviews', path: '/moderation' },
    { id: 'games', link: 'All games', path: '/games' },
  ]) {
    await page.goto('/home');
    // A card is drawn when it is near, below those that are drawn.
    const card = page.locator(`[data-tour="${id}"]`);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(card).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('[USER-05] [NAV-31] a new creator is welcomed, at a later visit shown around once, and never again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('new');
  await page.goto('/home');
  await page
    .getByRole('dialog', { name: /^Welcome to/ })
    .getByRole('button', { name: 'Start' })
    .click();
  // The second visit has the question that the server asks, the third one the tour.
  await page.reload();
  await page
    .getByRole('dialog', { name: 'Add a channel from YouTube' })
    .getByRole('button', { name: 'Not now' })
    .click();
  await page.reload();
  for (const title of [
    'Your path to the first payout',
    'Your money',
    'Your channels',
    'Help and your account',
  ]) {
    await expect(tour(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(tour(page).getByRole('button', { name: /Next|Done/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(tour(page)).toHaveCount(0);
  await expect
    .poll(async () =>
      (await sandbox.log()).filter(({ method, path }) => method === 'PATCH' && path.includes('intro-tour')),
    )
    .toHaveLength(1);

  // A clock of its own, by which the tour would come 8 s after the screen at the latest.
  await page.clock.install();
  await page.reload();
  await expect(waitingList(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(20_000);
  await expect(tour(page)).toHaveCount(0);
});

test('[NAV-25] the way back from the finance app leads home, not to the hand-off again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Open Finance' }).click();
  await page.waitForURL(`${sandbox.worldUrl}/finance/account**`);
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox.url}/home`);
  await expect(heading(page, 'Money')).toBeVisible();
});

test('[HOME-01] on a phone the money and the channels are seen without scrolling twice', async ({
  page,
  signIn,
}) => {
  const phone = { width: 360, height: 740 };
  await signIn('partner');
  await page.setViewportSize(phone);
  await page.goto('/home');
  await expect(waitingList(page).getByRole('listitem')).toHaveCount(3);
  for (const name of ['Money', 'Channels']) {
    const title = heading(page, name);
    await expect(title).toBeVisible();
    const top = await title.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect(top, name).toBeLessThan(2 * phone.height);
  }
});
