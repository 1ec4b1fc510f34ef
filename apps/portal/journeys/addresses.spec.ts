import {
  comeToRest,
  expect,
  leaveGreetings,
  linksOf,
  type Page,
  patternOf,
  type Persona,
  test,
} from '@my-air/e2e';
import type { AnyRoute } from '@tanstack/react-router';

import { features } from '../src/features.ts';

/** Titles of screens that have nothing for the user. */
const deadEnds =
  /^(?:Page not found|You do not have access to|Something went wrong|This page has been open too long)/;

/** The routes that show a screen of the portal; the others lead elsewhere, such as to the finances. */
const screens = Object.values(features)
  .flatMap(({ routes }): readonly AnyRoute[] => routes)
  .filter(({ options }) => !options.staticData?.redirects)
  .flatMap(({ options }) => ('path' in options ? [String(options.path)] : []));

const routeOf = (address: string) =>
  screens
    .filter((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, '')))
    // One with a parameter also fits what another one names.
    .toSorted((one, other) => one.split('$').length - other.split('$').length)[0];

/** The screens that no link leads a partner to within two steps of the navigation, with what does. */
const reachedOtherwise: Readonly<Record<string, string>> = {
  '/accounts/instagram': 'a flag of the server, accounts.spec.ts',
  '/accounts/tiktok': 'a flag of the server, accounts.spec.ts',
  '/help-center/search': 'the search field, writes.spec.ts',
  '/help/$article': 'search engines, rough.spec.ts',
  '/help/$article/$language': 'search engines',
  '/impersonate': 'our team',
  '/login': 'the end of a session, signIn.spec.ts',
  '/notifications': 'the bell, writes.spec.ts',
  '/oauth/login': 'the identity provider, signIn.spec.ts',
  '/services-old': 'links of the time before, routes.test.tsx of the marketplace',
  '/services-old-2': 'links of the time before, routes.test.tsx of the marketplace',
};

const isAt = (page: Page, address: string) => page.url() === new URL(address, page.url()).href;

const linkTo = (page: Page, part: 'nav' | 'main', address: string) =>
  page.locator(`${part} a[href="${address}"]`).filter({ visible: true }).first();

/** Fails where the screen has nothing for the user. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await comeToRest(page);
  await expect(page.locator('h1:visible'), `${address} is a dead end`).not.toHaveText(deadEnds);
}

/** Presses a link and waits for its screen, whose title gets the focus, unless the address opens a dialog. */
async function follow(page: Page, part: 'nav' | 'main', address: string): Promise<void> {
  await linkTo(page, part, address).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect(page.locator('main h1:focus, [role="dialog"] :focus'), `${address} opens`).toBeAttached();
  await expectWhole(page, address);
}

for (const persona of ['partner', 'new'] satisfies Persona[]) {
  test(`[NAV-01] [NAV-34] every address of the navigation and one level below opens for the persona “${persona}”`, async ({
    page,
    signIn,
  }) => {
    await signIn(persona);
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
    if (persona !== 'partner') return;
    const routes = new Set([...opened].map(routeOf));
    const unopened = screens.filter((route) => !routes.has(route));
    expect(new Set(unopened)).toEqual(new Set(Object.keys(reachedOtherwise)));
  });
}
