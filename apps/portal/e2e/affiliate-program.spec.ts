import { declineContacts, expect, test } from './fixtures.ts';

test('[RF-01] [RF-06] [RF-07] visits by a link are counted, with and without the place it was shared at', async ({
  page,
  browser,
  sandbox,
  signIn,
}) => {
  await signIn('ambassador');
  await declineContacts(page);
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

test('[RF-06] a person’s own link is refused, which is said, and is not counted', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await declineContacts(page);
  await page.goto('/?ref=lucia-summer');
  await expect(page.getByText('This is your own link', { exact: true })).toBeVisible();
  await page.goto('/affiliate-program');
  await expect(page.getByRole('row').filter({ hasText: 'lucia-summer' })).toContainText('1,904');
});
