import type { Page } from '@playwright/test';

import { allAppearances, mainAppearances, remember, sidewaysScroll, type Appearance } from './appearance.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { screens, type ScreenCase } from './screens.ts';

/** A dialog that greets a newcomer takes the rest of the page from screen readers, not from sight. */
const title = (page: Page) => page.locator('h1:visible');
const name = ({ brand, scheme, language }: Appearance) => `${brand}, ${scheme}, ${language}`;
/** A partner of the second brand brings their brand along; the first brand needs one of ours. */
const viewer = ({ persona }: ScreenCase, { brand }: Appearance) =>
  persona && brand === 'scalelab' ? 'scalelab' : persona;

for (const screen of screens) {
  test(`[NAV-01] [NAV-02] ${screen.path} opens directly, has its title, and survives a reload`, async ({
    page,
    signIn,
  }) => {
    if (screen.persona) await signIn(screen.persona);
    for (const open of [() => page.goto(screen.path), () => page.reload()]) {
      await open();
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveTitle(screen.title);
      expect(new URL(page.url()).pathname).toBe(screen.path);
    }
  });

  for (const look of mainAppearances) {
    test(`[SH-24] ${screen.path} has no accessibility violation (${name(look)})`, async ({
      page,
      signIn,
    }) => {
      await remember(page, look);
      const persona = viewer(screen, look);
      if (persona) await signIn(persona);
      await page.goto(screen.path);
      await expect(title(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }

  for (const look of allAppearances) {
    test(`[SH-24] [NAV-20] ${screen.path} is accessible and fits from 320 to 1920 px (${name(look)}) @matrix`, async ({
      page,
      signIn,
    }) => {
      await remember(page, look);
      const persona = viewer(screen, look);
      if (persona) await signIn(persona);
      await page.goto(screen.path);
      await expect(title(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      for (const width of [320, 576, 768, 992, 1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        // Columns become one when the page knows its new width, a frame later.
        await expect.poll(() => sidewaysScroll(page), { message: `at ${width} px` }).toBe(0);
      }
    });
  }

  test(`[NAV-20] ${screen.path} never scrolls sideways, from 320 to 1920 px and at 200 %`, async ({
    page,
    signIn,
  }) => {
    if (screen.persona) await signIn(screen.persona);
    await page.goto(screen.path);
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // 200 % zoom of a 1280 px window leaves 640 CSS pixels.
    for (const width of [320, 360, 576, 640, 768, 992, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysScroll(page), { message: `at ${width} px` }).toBe(0);
    }
  });
}
