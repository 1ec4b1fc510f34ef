import { comeToRest, expect, leaveGreetings, linksOf, type Page, patternOf, type Persona } from '@my-air/e2e';
import type { AnyRoute } from '@tanstack/react-router';

import { features } from '../src/features.ts';

/** Titles of screens that have nothing for the user. */
const deadEnds =
  /^(?:Page not found|You do not have access to|Something went wrong|This page has been open too long)/;

/** The routes that show a screen of the portal; the others lead elsewhere, such as to the finances. */
export const screens = Object.values(features)
  .flatMap(({ routes }): readonly AnyRoute[] => routes)
  .filter(({ options }) => !options.staticData?.redirects)
  .flatMap(({ options }) => ('path' in options ? [String(options.path)] : []));

export const routeOf = (address: string) =>
  screens
    .filter((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, '')))
    // One with a parameter also fits what another one names.
    .toSorted((one, other) => one.split('$').length - other.split('$').length)[0];

const isAt = (page: Page, address: string) => page.url() === new URL(address, page.url()).href;

const linkTo = (page: Page, part: 'nav' | 'main', address: string) =>
  page.locator(`${part} a[href="${address}"]`).filter({ visible: true }).first();

/** Fails where the screen has nothing for the user. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await comeToRest(page);
  await expect(page.locator('h1:visible'), `${address} is a dead end`).not.toHaveText(deadEnds);
  await expect(page.getByRole('button', { name: 'Try again' }), `${address} is whole`).toHaveCount(0);
}

/** Presses a link and waits for its screen, whose title gets the focus, unless the address opens a dialog. */
async function follow(page: Page, part: 'nav' | 'main', address: string): Promise<void> {
  await linkTo(page, part, address).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect(page.locator('main h1:focus, [role="dialog"] :focus'), `${address} opens`).toBeAttached();
  await expectWhole(page, address);
}

/**
 * Opens every address of the navigation, and every other screen that a link of these leads to, and goes back each time.
 * @returns the patterns of the addresses that were opened
 */
export async function walkAddresses(page: Page, persona: Persona): Promise<ReadonlySet<string>> {
  await page.goto('/home');
  if (persona === 'new') await leaveGreetings(page);
  await expectWhole(page, '/home');

  const entries = (await linksOf(page, 'nav')).filter(routeOf);
  const opened = new Set(entries.map(patternOf));
  const findUnopened = async (entry: string) =>
    (await linksOf(page, 'main')).find(
      // Where only the search differs, it is the same screen with another view.
      (link) => routeOf(link) && !opened.has(patternOf(link)) && link.split('?')[0] !== entry,
    );
  for (const entry of entries) {
    // A screen with a frame of its own has no navigation.
    if (!(await linkTo(page, 'nav', entry).isVisible())) await page.goBack();
    if (!isAt(page, entry)) await follow(page, 'nav', entry);
    const title = await page.locator('main h1').innerText();
    for (let link = await findUnopened(entry); link; link = await findUnopened(entry)) {
      opened.add(patternOf(link));
      await follow(page, 'main', link);
      await page.goBack();
      await expect(page.locator('main h1'), `${entry} opens again`).toHaveText(title);
      await expectWhole(page, entry);
    }
  }
  return opened;
}
