import { expect, type Page } from '@playwright/test';

import { emailOf, password } from '@my-air/e2e';

/** Signs a partner in on the sign-in page, and waits for the first screen. */
export async function signInWithPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf('partner'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
