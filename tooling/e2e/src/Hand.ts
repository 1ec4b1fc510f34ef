import type { Locator, Page } from '@playwright/test';

import { expect } from './fixtures.ts';
import { tabTo } from './tabTo.ts';

/** The input device of a user: the mouse, or the keyboard alone. */
export type HandName = 'mouse' | 'keyboard';

/** The actions of a user, with one of both. */
export interface Hand {
  /** Presses a button, a link or a field that opens something. */
  press: (target: Locator) => Promise<void>;
  /** Writes into a field, after what it holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Takes one of several that the arrow keys walk through: an item of a menu, an option of a list. */
  take: (target: Locator) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  check: (radio: Locator) => Promise<void>;
  /** Goes past the navigation, which the mouse is not on. */
  skipToContent: () => Promise<void>;
}

const mostItems = 60;

/** Makes a hand for a page. */
export const createHand = (page: Page, name: HandName): Hand =>
  name === 'mouse' ? mouse(page) : keyboard(page);

const mouse = (page: Page): Hand => ({
  press: (target) => target.click(),
  write: async (field, text) => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(text);
  },
  take: (target) => target.click(),
  check: (radio) => radio.check(),
  skipToContent: async () => {},
});

const keyboard = (page: Page): Hand => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(text);
  },
  take: async (target) => {
    await walkTo(page, target, isAt);
    await page.keyboard.press('Enter');
  },
  check: async (radio) => {
    if (await radio.isChecked()) return;
    const group = page.locator('input[type=radio], [role=radio]');
    const name = await radio.getAttribute('name');
    const entrance = name ? page.locator(`input[type=radio][name="${name}"]`) : group;
    await tabToOneOf(page, entrance);
    await page.keyboard.press('Space');
    await walkTo(page, radio, (target) => target.isChecked());
  },
  skipToContent: async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
  },
});

/** Whether an item has the focus, or is the one that its list points at. */
const isAt = (item: Locator): Promise<boolean> =>
  item.evaluate(
    (element) =>
      element === document.activeElement ||
      element.hasAttribute('data-highlighted') ||
      (element.id !== '' && document.activeElement?.getAttribute('aria-activedescendant') === element.id),
  );

async function walkTo(page: Page, target: Locator, isThere: (target: Locator) => Promise<boolean>) {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostItems; step += 1) {
    if (await isThere(target)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not lead to ${String(target)}`);
}

async function tabToOneOf(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeAttached();
  for (let stop = 0; stop < mostItems * 2; stop += 1) {
    if (await targets.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(targets)}`);
}
