import { errors, expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** A limit above the number of stops between any two places of a screen. */
const mostStops = 120;
/**
 * The time that the focus may take to move after a key, in milliseconds: keys that are pressed while a dialog
 * loads arrive in it later.
 */
const longestMove = 1_000;

/** Presses Tab, or Shift and Tab, until something has the focus, as a user without a mouse would; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    expect(await target.evaluate(isOutOfReach), 'the dialog has the focus').toBe(false);
  }).toPass();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const focused = await page.evaluateHandle(() => document.activeElement);
    const way = await target.evaluate((element, from) => {
      if (element === from) return 'there';
      const isBefore =
        from !== null &&
        from !== document.body &&
        (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'before' : 'after';
    }, focused);
    if (way === 'there') return;
    await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
    await waitForMove(page, focused);
  }
  await expect(target, 'can be reached with Tab').toBeFocused();
}

/**
 * Whether an element is in a dialog that does not have the focus yet: a user sees it open before they press a
 * key.
 */
function isOutOfReach(element: Element): boolean {
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  return dialog !== null && !dialog.contains(document.activeElement);
}

/** Waits until another element has the focus, as a user who watches it does; a key may also move nothing. */
async function waitForMove(page: Page, from: JSHandle<Element | null>): Promise<void> {
  await page
    .waitForFunction((before) => document.activeElement !== before, from, {
      timeout: longestMove,
      polling: 20,
    })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
}
