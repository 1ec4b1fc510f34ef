import { expect, takeOption, test, type Page } from '@my-air/e2e';
import type { Locator } from '@playwright/test';

/** The presses of a task: clicks, and keys that are no text. */
class Presses {
  count = 0;

  async click(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
    this.count += 1;
    await target.click(options);
  }

  async key(page: Page, name: string): Promise<void> {
    this.count += 1;
    await page.keyboard.press(name);
  }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });
const boxOf = (row: Locator) => row.getByRole('checkbox');

/** Starts an act for the selected channels: a button, or an entry of the menu where there are more acts than have room. */
async function start(page: Page, hand: Presses, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: 'More actions' });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) return hand.click(button);
  await hand.click(menu);
  await hand.click(page.getByRole('menuitem', { name }));
}

/** Opens the table of the manager's 105 channels. */
async function openChannels(
  page: Page,
  signIn: (persona: 'manager') => Promise<void>,
  search = '',
): Promise<Presses> {
  await signIn('manager');
  await page.goto(`/accounts/youtube${search}`);
  await expect(heading(page, 'Channels')).toBeVisible();
  return new Presses();
}

test('[HOME-01] [CH-15] the five channels that fell most are on home, without a press', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/home');
  const fallen = page.getByRole('heading', { name: 'Views fell most' }).locator('..').getByRole('listitem');
  await expect(fallen.first()).toContainText('%');
  expect(await fallen.count()).toBeLessThanOrEqual(5);
});

test('[CH-15] all channels that can apply do so with three presses', async ({ page, signIn }) => {
  const hand = await openChannels(page, signIn);
  await hand.click(page.getByRole('link', { name: /^Can apply this week/ }));
  await expect(page.getByText(/^\d channels$/)).toBeVisible();
  await hand.click(page.getByRole('checkbox', { name: /^Select all/ }));
  await hand.click(page.getByRole('button', { name: /^Apply \(\d/ }));
  await expect(page.getByRole('dialog').filter({ hasText: 'Apply' })).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(4);
});

test('[CH-15] all channels that lost access are listed with their way to the platform after three presses', async ({
  page,
  signIn,
}) => {
  const hand = await openChannels(page, signIn);
  await hand.click(page.getByRole('link', { name: /^Access lost/ }));
  await expect(page.getByText('3 channels', { exact: true })).toBeVisible();
  await hand.click(page.getByRole('checkbox', { name: /^Select all/ }));
  await hand.click(page.getByRole('button', { name: /^Reconnect \(3/ }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reconnect', exact: true })).toHaveCount(
    3,
  );
  expect(hand.count).toBeLessThanOrEqual(3);
});

test('[CH-15] one channel’s month is seen with two presses from home', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/home');
  const hand = new Presses();
  await hand.click(page.getByRole('link', { name: 'Harlow Kitchen', exact: true }).first());
  await expect(heading(page, 'Harlow Kitchen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last 28 days' })).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(2);
});

test('[CH-15] support is asked about four channels with four presses', async ({ page, signIn }) => {
  const hand = await openChannels(page, signIn);
  await hand.click(boxOf(rows(page).nth(1)));
  await hand.click(boxOf(rows(page).nth(4)), { modifiers: ['Shift'] });
  await start(page, hand, /^Write to support \(4/);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(4);
});

test('[CH-15] what is shown is exported with one press', async ({ page, signIn }) => {
  const hand = await openChannels(page, signIn);
  const download = page.waitForEvent('download');
  await hand.click(page.getByRole('button', { name: 'Download CSV' }));
  expect((await download).suggestedFilename()).toBe('channels.csv');
  expect(hand.count).toBe(1);
});

test('[CH-15] two channels get the name of a group, and everything is about them, with at most five presses', async ({
  page,
  signIn,
}) => {
  const hand = await openChannels(page, signIn);
  await hand.click(boxOf(rows(page).nth(1)));
  await hand.click(boxOf(rows(page).nth(2)));
  await start(page, hand, /group/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Client A');
  await hand.click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText(/^Only Client A/)).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(5);
});

test('[AIM-04] [CH-15] three channels of a group are translated into two languages with five presses', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  const channels = ['UCharlowkitchen000000000', 'UCwrenkitchen00000000008', 'UCpenaaltacocina00000013'];
  await page.goto(`/ai-metadata/translation?only=${channels.join(',')}&group=Client+A`);
  await expect(heading(page, 'AI translation')).toBeVisible();
  await expect(page.getByText(/^Only Client A · 3/)).toBeVisible();
  const hand = new Presses();
  await hand.click(page.getByRole('link', { name: 'Translate several channels' }));
  await expect(
    page.getByRole('button', { name: 'Remove Harlow Kitchen', includeHidden: true }),
  ).toBeVisible();
  const languages = page.getByRole('combobox', { name: /^Translate into/ });
  await hand.click(languages);
  for (const name of ['German', 'French']) {
    await languages.fill(name);
    hand.count += 1;
    await takeOption(page.getByRole('option', { name: new RegExp(`^${name}`) }));
  }
  await hand.click(page.getByRole('button', { name: 'Translate 3 channels' }));
  await expect(page.getByRole('button', { name: /^(?:Undo|Cancel)/ }).first()).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(5);
});

test('[AIM-05] a review is gone through by keys, one for each result and one to begin', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/home');
  await page
    .getByRole('button', { name: /^Show \d+ more$/ })
    .first()
    .click();
  const item = page
    .getByRole('list', { name: 'To do' })
    .getByRole('listitem')
    .filter({ hasText: 'Review translations of ' });
  await item.getByRole('link', { name: 'Review', exact: true }).click();
  const results = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Approve' }) });
  await expect(results.first()).toBeVisible();
  await expect(page.locator('h1:focus')).toBeVisible();
  const count = await results.count();
  const hand = new Presses();
  await hand.key(page, 'j');
  for (let left = count; left > 0; left -= 1) {
    await hand.key(page, 'a');
    await expect(results).toHaveCount(left - 1);
  }
  expect(hand.count).toBe(count + 1);
});

test('[MSG-04] a chat that waits for the manager takes one press, after one for the filter and one for the first', async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/messenger');
  const hand = new Presses();
  await hand.click(page.getByRole('button', { name: /^Waits for me/ }));
  const chats = page.getByRole('list', { name: 'Chats' }).getByRole('link');
  await expect(chats.nth(3)).toBeVisible();
  const waiting = await chats.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await hand.click(page.locator(`a[href="${waiting[0]}"]`).first());
  const field = page.getByRole('textbox', { name: 'Message' });
  for (const [place, address] of waiting.slice(0, 3).entries()) {
    await expect(page).toHaveURL((url) => url.pathname + url.search === address);
    // The next chat is there to be written in.
    if (place > 0) await expect(field).toBeFocused();
    await field.fill(`Thank you for ${address}`);
    await hand.key(page, 'Control+Enter');
  }
  await expect(page).toHaveURL((url) => url.pathname + url.search === waiting[3]);
  for (const address of waiting.slice(0, 3)) {
    await page.goto(address!);
    await expect(page.getByRole('feed').getByText(`Thank you for ${address}`).first()).toBeVisible();
  }
  expect(hand.count).toBe(5);
});
