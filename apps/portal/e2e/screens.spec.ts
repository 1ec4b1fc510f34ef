import type { Page } from '@playwright/test';

import {
  allAppearances,
  type Appearance,
  expect,
  expectAccessible,
  plainAppearance,
  remember,
  sidewaysScroll,
  test,
} from '@my-air/e2e';
import { screens, type ScreenCase } from './screens.ts';

/** A dialog that greets a new user hides the rest of the page from screen readers, not from sight. */
const title = (page: Page) => page.locator('h1:visible');
const nameOf = ({ brand, scheme, language }: Appearance) => `${brand}, ${scheme}, ${language}`;
/** A partner of the second brand brings their brand along; the first brand needs one of ours. */
const viewer = ({ persona }: ScreenCase, { brand }: Appearance) =>
  persona && brand === 'scalelab' ? 'scalelab' : persona;
/** 200 % zoom of a 1280 px window leaves 640 CSS pixels. */
const widths = [320, 360, 576, 640, 768, 992, 1200, 1440, 1920];

/** Each screen in an appearance of its own; there are as many screens as brands, schemes and languages make. */
const cases = screens.map((screen, place) => ({
  screen,
  look: allAppearances[place % allAppearances.length]!,
}));

for (const { screen, look } of cases) {
  test(`[NAV-01] [NAV-02] [NAV-20] [SH-24] ${screen.path} opens directly, has its title, survives a reload, is accessible, and never scrolls sideways, from 320 to 1920 px, at 200 % and with the text at 200 % (${nameOf(look)})`, async ({
    page,
    signIn,
  }) => {
    if (screen.persona) await signIn(screen.persona);
    await remember(page, plainAppearance);
    await page.goto(screen.path);
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveTitle(screen.title);
    expect(new URL(page.url()).pathname).toBe(screen.path);

    await remember(page, look);
    const persona = viewer(screen, look);
    if (persona && persona !== screen.persona) await signIn(persona);
    await page.reload();
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-brand', look.brand);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', look.scheme);
    expect(new URL(page.url()).pathname).toBe(screen.path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Columns become one when the page knows its new width, a frame later.
      await expect.poll(() => sidewaysScroll(page), { message: `at ${width} px` }).toBe(0);
    }
    // The text alone is enlarged, on a phone.
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => sidewaysScroll(page), { message: 'with the text at 200 %' }).toBe(0);
  });
}
