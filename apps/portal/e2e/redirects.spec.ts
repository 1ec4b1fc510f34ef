import { expect, test } from '@my-air/e2e';

/** Links that leave the portal: the address, and the one that it leaves for. */
const outside: readonly (readonly [string, string])[] = [
  ['/personal/profile', '/profile'],
  ['/personal/security', '/security'],
  ['/personal/preferences', '/preferences'],
  ['/personal/agreements', '/agreements'],
  ['/finances', '/finance/account'],
  ['/finances/account', '/finance/account'],
  ['/finances/advance', '/finance/advance'],
  ['/finances/active-funds', '/finance/active-funds'],
  ['/finances/regular-payments', '/finance/regular-payments'],
  ['/finances/payouts', '/finance/payouts'],
  ['/finances/transaction/42', '/finance/transaction/42'],
];

for (const [title, start, house] of [
  ['[NAV-24] pages of the account leave for the identity provider', '/personal/', 'identityUrl'],
  ['[NAV-25] pages of the finances leave for the finance app', '/finances', 'worldUrl'],
] as const) {
  test(title, async ({ page, signIn, sandbox }) => {
    await signIn('partner');
    for (const [from, to] of outside.filter(([from]) => from.startsWith(start))) {
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
