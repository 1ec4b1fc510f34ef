import { expect, type Locator, type Page } from '@playwright/test';

/** More than there are between any two places of a screen. */
const mostStops = 120;

/** Presses Tab, or Shift and Tab, until something has the focus, as a person without a mouse would; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const way = await target.evaluate((element) => {
      const focused = document.activeElement;
      if (element === focused) return 'there';
      const isBefore =
        focused !== null &&
        focused !== document.body &&
        (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'before' : 'after';
    });
    if (way === 'there') return;
    await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
  }
  await expect(target, 'can be reached with Tab').toBeFocused();
}
