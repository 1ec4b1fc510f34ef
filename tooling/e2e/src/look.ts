import type { Page } from '@playwright/test';

import { expect } from './fixtures.ts';

/**
 * Waits until nothing of the page is loading. Requests do not show it: streams, polls and beacons never end.
 * A part below the fold loads when it is near, so that busy parts are scrolled to.
 */
export async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  const findBusy = () =>
    page.evaluate(() => {
      const busy = [...document.querySelectorAll('[aria-busy="true"]')].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      busy[0]?.scrollIntoView({ block: 'center' });
      return busy.map((part) => part.outerHTML.slice(0, 120));
    });
  await expect.poll(findBusy, { message: `${page.url()} comes to rest` }).toEqual([]);
}

/** The links of a part that stay within the portal, as addresses with their search and without their hash. */
export function linksOf(page: Page, part: 'main' | 'nav'): Promise<string[]> {
  return page.evaluate((within) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(within)].filter(
      (link) =>
        link.checkVisibility({ visibilityProperty: true }) &&
        link.origin === location.origin &&
        !link.download &&
        link.target !== '_blank',
    );
    return [...new Set(links.map(({ pathname, search }) => pathname + search))].filter(
      (address) => !/^\/(?:api|oauth|sandbox)\b/.test(address),
    );
  }, `${part} a[href]`);
}

/** The pattern of an address: its ids become `:id`, and of its search only the names are kept. */
export function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname
    .split('/')
    .map((part) => (/\d/.test(part) || part.length > 24 ? ':id' : part))
    .join('/');
  const names = [...new Set(searchParams.keys())].sort((one, other) => one.localeCompare(other));
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}
