import { expect, test } from './fixtures.ts';

test('[RF-01] [RF-06] [RF-07] visits by a link are counted, with and without the place it was shared at', async ({
  page,
  browser,
  sandbox,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const row = page.getByRole('row').filter({ hasText: 'lucia-summer' });
  await expect(row).toContainText('1,904');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  for (const query of ['ref=lucia-summer', 'ref=lucia-summer&src=video-description']) {
    await stranger.goto(`${sandbox.url}/?${query}`, { waitUntil: 'domcontentloaded' });
    await expect(stranger).toHaveURL(/\/login/);
  }
  await context.close();
  await page.reload();
  await expect(row).toContainText('1,906');
});

test('[RF-06] [RF-07] a person who follows a link and makes an account is counted for the link and its place', async ({
  page,
  browser,
  sandbox,
  signIn,
}) => {
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${sandbox.url}/?ref=lucia&src=video-description`, { waitUntil: 'domcontentloaded' });
  await expect(stranger).toHaveURL(/\/login/);
  await stranger.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  // The portal's page has such a link too, and stays until the provider's page is loaded.
  await stranger.waitForURL(({ origin }) => origin === sandbox.identityUrl);
  await stranger.getByRole('link', { name: 'Create an account' }).click();
  await stranger.getByLabel('Your name').fill('Noor Stranger');
  await stranger.getByLabel('E-mail address').fill('noor@example.com');
  await stranger.getByLabel('Password').fill('a few plain words');
  await stranger.getByRole('button', { name: 'Create the account' }).click();
  await stranger.waitForURL((url) => url.origin === sandbox.url || url.pathname === '/verify-email');
  await context.close();

  await signIn('ambassador');
  await page.goto('/affiliate-program');
  const place = page.getByRole('listitem').filter({ hasText: 'video-description' });
  await expect(place).toContainText('1 visit');
  await expect(place).toContainText('1 registration');
});

test('[RF-06] a person’s own link is refused, which is said, and is not counted', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/?ref=lucia-summer');
  await expect(page.getByText('This is your own link', { exact: true })).toBeVisible();
  await page.goto('/affiliate-program');
  await expect(page.getByRole('row').filter({ hasText: 'lucia-summer' })).toContainText('1,904');
});
