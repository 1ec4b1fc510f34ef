import type { Locator, Page } from '@playwright/test';

import type { Hand } from './Hand.ts';
import type { Sandbox } from './Sandbox.ts';

/** Looks at another tab for a moment and comes back, with all that the page is told of it, in the order of browsers. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.hasFocus = () => !hidden;
    };
    const tell = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('blur'));
    own(true);
    tell();
    own(false);
    tell();
    window.dispatchEvent(new Event('focus'));
  });
}

/** How many presses are between two looks at another tab. */
const presses = 3;

/**
 * Makes the world of a test rough: answers take their time, some reads fail, and pages are short. What failed is tried
 * again by its button, as a user would.
 * @returns a hand that looks at another tab now and then
 */
export async function enterRoughWorld(
  page: Page,
  sandbox: Sandbox,
  { hand, seed }: { hand: Hand; seed: number },
): Promise<Hand> {
  await sandbox.roughen(seed);
  // A user who has a menu open chooses from it first: a press elsewhere closes it.
  const again = page
    .locator('body:not(:has([role=menu]))')
    .getByRole('button', { name: /^(?:Try again|Спробувати ще раз)$/ })
    .first();
  // Another answer may have taken the button away.
  await page.addLocatorHandler(again, (button) => button.click({ timeout: 5_000 }).catch(() => {}), {
    noWaitAfter: true,
  });
  let pressed = 0;
  return {
    ...hand,
    press: async (target: Locator) => {
      pressed += 1;
      if (pressed % presses === 0) await lookAway(page);
      await hand.press(target);
    },
  };
}
