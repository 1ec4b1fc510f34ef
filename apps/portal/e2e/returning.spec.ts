import type { Page } from '@playwright/test';

import { expect, type Persona, test } from '@my-air/e2e';

/** A list that a user leaves and comes back to. */
interface ListCase {
  path: string;
  persona: Persona;
  /** The filters of the list: a word that its search finds, and the names of its toggles and tabs. Without them the list has no filter. */
  search?: string;
  toggle?: string;
  tab?: string;
}

const lists: readonly ListCase[] = [
  { path: '/notifications', persona: 'partner', tab: 'Archive' },
  { path: '/messenger', persona: 'ambassador', search: 'a', toggle: 'Unread', tab: 'Archive' },
  { path: '/accounts/youtube', persona: 'partner' },
  { path: '/distribution', persona: 'partner', tab: 'Requests by channel' },
  { path: '/games', persona: 'partner', search: 'e', tab: 'Puzzles' },
  { path: '/ads-boost', persona: 'partner' },
  { path: '/help-center/search?q=channel', persona: 'partner' },
  { path: '/news', persona: 'partner', tab: 'Money' },
  { path: '/services', persona: 'partner', search: 'channel' },
  { path: '/affiliate-program', persona: 'ambassador' },
  { path: '/moderation', persona: 'rejected' },
  { path: '/ai-metadata/translation', persona: 'partner' },
  { path: '/ai-optimization', persona: 'partner' },
];
const narrowed = lists.filter(({ search, toggle, tab }) => search ?? toggle ?? tab);

const search = (page: Page) => page.getByRole('main').getByRole('searchbox').first();
const toggle = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** Opens a list, and waits until nothing of it is loading. */
async function open(page: Page, { path }: ListCase): Promise<void> {
  await page.goto(path);
  await page.locator('h1:visible').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Goes to another screen by a link of the portal, and back by the browser's button. */
async function leaveAndReturn(page: Page): Promise<void> {
  const [place, title] = [page.url(), await page.title()];
  await page.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true });
    // Home, or what the list leads to; a press of the pointer would scroll to the link first.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/home"], main a[href^="/"]')];
    const home = links.find(({ pathname }) => pathname === '/home');
    (home ?? links.find(({ pathname }) => pathname !== location.pathname))?.click();
  });
  await expect(page).not.toHaveURL(place);
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

/** The positions of everything that scrolls: the page, and the lists within it that scroll independently. */
const places = (page: Page) =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('[data-scroll-restoration-id]')];
    return [document.documentElement, ...own].map(({ scrollTop }) => Math.round(scrollTop));
  });

for (const list of lists) {
  test(`[MX-01] Back to ${list.path} restores the place`, async ({ page, signIn }) => {
    // So low that the shortest of the lists scrolls.
    await page.setViewportSize({ width: 1000, height: 400 });
    await signIn(list.persona);
    await open(page, list);
    await page.evaluate(async () => {
      const own = [...document.querySelectorAll('[data-scroll-restoration-id]')];
      for (const element of [document.documentElement, ...own])
        element.scrollTop = Math.floor((element.scrollHeight - element.clientHeight) * 0.6);
      // The scroll event comes with the next frame, and the router keeps only positions that had one. A user presses a
      // link after that frame.
      await new Promise(requestAnimationFrame);
    });
    const before = await places(page);
    expect(before[0], 'the screen scrolls').toBeGreaterThan(20);
    await leaveAndReturn(page);
    await expect.poll(() => places(page)).toEqual(before);
  });
}

for (const list of narrowed) {
  test(`[MK-01] Back to ${list.path} restores what it was narrowed to`, async ({ page, signIn }) => {
    await signIn(list.persona);
    await open(page, list);
    if (list.toggle) await toggle(page, list.toggle).click();
    if (list.search) await search(page).pressSequentially(list.search);
    const isSame = async () => {
      if (list.toggle) await expect(toggle(page, list.toggle)).toHaveAttribute('aria-pressed', 'true');
      if (list.search) await expect(search(page)).toHaveValue(list.search);
    };
    if (list.toggle ?? list.search) {
      await expect(page).toHaveURL(/[?&](q|unread)=/);
      await leaveAndReturn(page);
      await isSame();
      await page.reload();
      await isSame();
    }
    if (!list.tab) return;
    await tab(page, list.tab).click();
    await expect(tab(page, list.tab)).toHaveAttribute('aria-current', 'page');
    await leaveAndReturn(page);
    await expect(tab(page, list.tab)).toHaveAttribute('aria-current', 'page');
  });
}

test('[MK-01] Back to the referral program restores the order of its channels', async ({ page, signIn }) => {
  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const channels = page.getByRole('table', { name: 'Channels you brought' });
  const head = channels.getByRole('columnheader', { name: 'Since' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const first = await channels.getByRole('rowheader').first().innerText();
  await leaveAndReturn(page);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(channels.getByRole('rowheader').first()).toHaveText(first);
});

test('[MX-09] the finance app leads back to the list that was left, narrowed as it was', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/games');
  await search(page).pressSequentially('e');
  await expect(page).toHaveURL(/\/games\?q=e$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Finance' }).first().click();
  await page.waitForURL(`${sandbox.worldUrl}/finance/account?**`);
  // Also from another page of the finance app.
  await page.getByRole('link', { name: 'Payouts' }).click();
  await page.getByRole('link', { name: 'Back to My AIR' }).click();
  await expect(page).toHaveURL(`${sandbox.url}/games?q=e`);
  await expect(search(page)).toHaveValue('e');
});
