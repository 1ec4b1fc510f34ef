import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has. */
const mostStops = 120;

/** Presses Tab until something has the focus, as a person without a mouse would; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'can be reached with Tab').toBeFocused();
}
