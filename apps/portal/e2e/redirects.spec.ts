import { sample } from '@my-air/vitest/sample';

import { expect, test } from '@my-air/e2e';

/**
 * Links that leave the portal: the address, the one that it leaves for, and the route of the portal that
 * knows it.
 */
const outside: readonly (readonly [string, string, string])[] = [
  ['/personal/profile', '/profile', 'the profile'],
  ['/personal/security', '/security', 'the security'],
  ['/personal/preferences', '/preferences', 'the preferences'],
  ['/personal/agreements', '/agreements', 'the agreements'],
  ['/finances', '/finance/account', 'the finances'],
  ['/finances/account', '/finance/account', 'a page of the finances'],
  ['/finances/advance', '/finance/advance', 'a page of the finances'],
  ['/finances/active-funds', '/finance/active-funds', 'a page of the finances'],
  ['/finances/regular-payments', '/finance/regular-payments', 'a page of the finances'],
  ['/finances/payouts', '/finance/payouts', 'a page of the finances'],
  ['/finances/transaction/42', '/finance/transaction/42', 'a transaction'],
];
const kindOf = ([, , route]: (typeof outside)[number]) => route;
const drawn = sample(outside, { nameOf: ([from]) => from, kindOf });

test('the sample has every route that leaves the portal', () => {
  expect(new Set(drawn.map(kindOf))).toEqual(new Set(outside.map(kindOf)));
});

for (const [title, start, house] of [
  ['[NAV-24] pages of the account leave for the identity provider', '/personal/', 'identityUrl'],
  ['[NAV-25] pages of the finances leave for the finance app', '/finances', 'worldUrl'],
] as const) {
  test(title, async ({ page, signIn, sandbox }) => {
    await signIn('partner');
    for (const [from, to] of drawn.filter(([from]) => from.startsWith(start))) {
      // The identity provider may ask for a sign-in of its own first: what counts is where the portal leads.
      const arrival = page.waitForRequest((request) => request.url().startsWith(sandbox[house] + to));
      await page.goto(from);
      await arrival;
      await page.waitForURL((url) => url.origin === sandbox[house]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('[NAV-04] [NAV-05] /register leaves for the registration of the identity provider at once, without a session', async ({
  page,
  sandbox,
}) => {
  await page.goto('/register');
  await page.waitForURL((url) => url.origin === sandbox.identityUrl);
  await expect(page.getByRole('button', { name: 'Create the account' })).toBeVisible();
});
