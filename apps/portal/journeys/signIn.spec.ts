import { createHand, expect, type Page, test } from '@my-air/e2e';

import { firstDay } from '../e2e/scenarios/firstDay.ts';
import { signInWithPassword } from '../e2e/signInWithPassword.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await page.goto('/home');
  await expect(page, 'the session has ended').toHaveURL(({ pathname }) => pathname === '/login');
}

test('[AUTH-03] [AUTH-06] a partner signs in by password, and signs out', async ({ page }) => {
  await page.goto('/login');
  await signInWithPassword(page);
  // The server asks for both; they would close a menu that is open.
  for (const name of ['How can we reach you?', 'Choose AI prompts'])
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Not now' }).click();
  await signOut(page);
});

test(`[AUTH-02] [AUTH-06] ${firstDay.title}, sign out`, async ({
  page,
  sandbox,
  signIn,
  expectedConsole,
}) => {
  const hand = createHand(page, 'mouse');
  await firstDay.run({ page, sandbox, signIn, expectedConsole, hand, isPhone: false });
  const calls = (await sandbox.log()).map(
    ({ method, path }) => `${method} ${path.replace(/channels\/youtube\/[^/]+/, 'channels/youtube/{guid}')}`,
  );
  const country = calls.indexOf('POST /api/channels/youtube/{guid}/country');
  const join = calls.indexOf('POST /api/channels/youtube/{guid}/join');
  expect(country, 'the country is told before the join').toBeGreaterThanOrEqual(0);
  expect(join).toBeGreaterThan(country);
  await signOut(page);
});
