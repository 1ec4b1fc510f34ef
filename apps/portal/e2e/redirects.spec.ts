import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';

/** Found with the eyes: a dialog that greets the partner takes the title out of the accessibility tree. */
const shownTitle = (page: Page) => page.locator('h1:visible');

test('[NAV-03] the root leads home', async ({ page, signIn, sandbox }) => {
  await signIn('ambassador');
  await page.goto('/');
  await expect(page).toHaveURL(`${sandbox.url}/home`);
});

const inside: readonly (readonly [string, string, string])[] = [
  ['NAV-23', '/accounts', '/accounts/youtube'],
  ['NAV-23', '/accounts/instagram', '/accounts/youtube'],
  ['NAV-23', '/accounts/tiktok', '/accounts/youtube'],
];
for (const [number, from, to] of inside) {
  test(`[${number}] ${from} leads to ${to}`, async ({ page, signIn }) => {
    await signIn('partner');
    await page.goto(from);
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(shownTitle(page)).toBeVisible();
  });
}

const outside: readonly (readonly [string, string, 'identityUrl' | 'worldUrl', string])[] = [
  ['NAV-24', '/personal/profile', 'identityUrl', '/profile'],
  ['NAV-24', '/personal/security', 'identityUrl', '/security'],
  ['NAV-24', '/personal/preferences', 'identityUrl', '/preferences'],
  ['NAV-24', '/personal/agreements', 'identityUrl', '/agreements'],
  ['NAV-25', '/finances', 'worldUrl', '/finance/account'],
  ['NAV-25', '/finances/account', 'worldUrl', '/finance/account'],
  ['NAV-25', '/finances/advance', 'worldUrl', '/finance/advance'],
  ['NAV-25', '/finances/active-funds', 'worldUrl', '/finance/active-funds'],
  ['NAV-25', '/finances/regular-payments', 'worldUrl', '/finance/regular-payments'],
  ['NAV-25', '/finances/payouts', 'worldUrl', '/finance/payouts'],
  ['NAV-25', '/finances/transaction/42', 'worldUrl', '/finance/transaction/42'],
];
for (const [number, from, house, path] of outside) {
  test(`[${number}] ${from} leaves for ${path}`, async ({ page, signIn, sandbox }) => {
    await signIn('partner');
    // The identity provider may ask for a sign-in of its own first: what counts is where the portal leads.
    const arrival = page.waitForRequest((request) => request.url().startsWith(`${sandbox[house]}${path}`));
    await page.goto(from);
    await arrival;
    await page.waitForURL((url) => url.origin === sandbox[house]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[NAV-04] [NAV-05] /register leaves for the identity provider at once, without a session', async ({
  page,
  sandbox,
}) => {
  await page.goto('/register');
  await page.waitForURL((url) => url.origin === sandbox.identityUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[NAV-23] with flags.instagramTiktokPages the profiles have pages of their own', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.configure({ flags: { instagramTiktokPages: true, pt: true, idempotencyKey: true } });
  await signIn('partner');
  await page.goto('/accounts/instagram');
  await expect(shownTitle(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/accounts/instagram');
});

for (const path of ['/no-such-page', '/accounts/nothing', '/constructor']) {
  test(`[NAV-22] ${path} shows the error page, with and without a session`, async ({ page, signIn }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/page not found/i);
    await signIn('partner');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/page not found/i);
  });
}
