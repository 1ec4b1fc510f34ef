import type { Page } from '@playwright/test';

export interface Appearance {
  brand: 'default' | 'scalelab';
  scheme: 'light' | 'dark';
  /** As the portal remembers it: `ua` is Ukrainian. */
  language: string;
}

export const plainAppearance: Appearance = { brand: 'default', scheme: 'light', language: 'en' };
export const allAppearances: readonly Appearance[] = (['default', 'scalelab'] as const).flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['en', 'ua', 'es', 'ru', 'pt'].map((language) => ({ brand, scheme, language })),
  ),
);

/** Makes the next pages of this browser remember an appearance, as if it had been chosen before. */
export async function remember(page: Page, look: Appearance): Promise<void> {
  // Storage belongs to an origin: its smallest page is opened, unless one of it is open already.
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate(({ brand, scheme, language }) => {
    localStorage.setItem('brand', brand);
    localStorage.setItem('scheme', scheme);
    localStorage.setItem('ui_locale', language);
  }, look);
}

/** The number of pixels by which the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
