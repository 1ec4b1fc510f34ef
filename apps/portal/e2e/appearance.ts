import type { Page } from '@playwright/test';

export interface Appearance {
  brand: 'default' | 'scalelab';
  scheme: 'light' | 'dark';
  /** As the portal remembers it: `ua` is Ukrainian. */
  language: string;
}

/** The looks that every screen is checked in; the long matrix takes every combination. */
export const mainAppearances: readonly Appearance[] = [
  { brand: 'default', scheme: 'light', language: 'en' },
  { brand: 'default', scheme: 'dark', language: 'ua' },
  { brand: 'scalelab', scheme: 'dark', language: 'en' },
];
export const allAppearances: readonly Appearance[] = (['default', 'scalelab'] as const).flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['en', 'ua', 'es', 'ru', 'pt'].map((language) => ({ brand, scheme, language })),
  ),
);

/** Makes the next pages of this browser remember a look, as if it had been chosen before. */
export async function remember(page: Page, { brand, scheme, language }: Appearance): Promise<void> {
  await page.addInitScript(
    ([brandKey, schemeKey, languageKey]) => {
      localStorage.setItem('brand', brandKey);
      localStorage.setItem('scheme', schemeKey);
      localStorage.setItem('ui_locale', languageKey);
    },
    [brand, scheme, language] as const,
  );
}

/** How many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
