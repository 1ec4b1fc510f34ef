import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from '@my-air/e2e';

const waitingList = (page: Page) => page.getByRole('list', { name: 'To do' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const tour = (page: Page) => page.locator('dialog[open]');

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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olena Koval');
  for (const name of [
    'Money',
    'Channels',
    'Messages',
    'Referral program',
    'Your account',
    'Pulse of your ecosystem',
  ]) {
    await expect(heading(page, name)).toBeVisible();
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

test('[HOME-01] [NAV-33] [MX-03] [MX-05] without the capability there is no card of ads boost or games', async ({
  page,
  signIn,
}) => {
  await signIn('rejected');
  await page.goto('/home');
  await expect(page.locator('[data-tour="moderation"]')).toBeAttached();
  await expect(page.locator('[data-tour="ads-boost"], [data-tour="games"]')).toHaveCount(0);
});

test('[CH-15] a call that fails leaves the rest of home, and its card can be tried again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await sandbox.arm({ endpoint: 'GET api/active-chats', status: 500 });
  await page.goto('/home');
  const failed = page.getByText('This part could not be loaded');
  await expect(failed).toHaveCount(1);
  await expect(heading(page, 'Money')).toBeVisible();
  await sandbox.disarm();
  await page.locator('[data-tour="unread-chats"]').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Messages')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('[USER-05] [NAV-31] a new creator is welcomed, shown around once, and never again', async ({
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
  await expect(async () => {
    if (!(await tour(page).isVisible())) await page.keyboard.press('Escape');
    expect(await tour(page).isVisible()).toBe(true);
  }).toPass();
  for (const title of ['To do', 'Your money', 'Your channels', 'Help and your account']) {
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

test('[NOTE-01] [MSG-07] notifications and chats are not read while the tab is hidden', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.clock.install();
  await signIn('partner');
  await page.goto('/home');
  const reads = async () =>
    (await sandbox.log()).filter(({ path }) => /api\/(notificationMessages|active-chats)/.test(path)).length;
  await page.clock.runFor(5_000);
  await expect.poll(reads).toBeGreaterThanOrEqual(2);
  await page.waitForLoadState('networkidle');

  await setVisibility(page, 'hidden');
  const before = await reads();
  await page.clock.runFor(10 * 60_000);
  expect(await reads()).toBe(before);
  await setVisibility(page, 'visible');
  await expect.poll(reads).toBeGreaterThanOrEqual(before + 2);
});

test('[NAV-20] home does not scroll sideways at 320 px', async ({ page, signIn }) => {
  await signIn('partner');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/home');
  await expect(heading(page, 'Money')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
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

test('[HOME-01] how the last month went is read from home, without another screen', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/home');
  const card = page.locator('[data-tour="statistics"]');
  await expect(card.getByText('Estimated earnings')).toBeVisible();
  await expect(card.getByText(/% on the 28 days before/).first()).toBeVisible();
  await expect(card.getByText(/^Next payout: \$/)).toBeVisible();
  const dates = page.getByRole('list', { name: 'Next dates' });
  await expect(dates.getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('[HOME-01] [CH-15] an item is put off until tomorrow, and the badge follows', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/home');
  const rows = waitingList(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const title = await rows.first().getByRole('paragraph').first().innerText();
  const badge = page.getByRole('link', { name: 'Home' }).first();
  const before = Number(/\d+/.exec(await badge.innerText())?.[0]);
  await page.getByRole('button', { name: `Later: ${title}` }).click();
  await expect(page.getByText('1 put off until tomorrow')).toBeVisible();
  await expect(badge).toContainText(String(before - 1));

  await page.reload();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: `Take back: ${title}` }).click();
  await expect(page.getByText('1 put off until tomorrow')).toHaveCount(0);
  await expect(badge).toContainText(String(before));
});

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    // As the browser's own, it reaches the window, where TanStack Query listens.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
