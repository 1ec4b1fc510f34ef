import { expect, test } from '@my-air/e2e';

test('[BRAND-01] [NAV-02] [SH-02] a Scalelab partner has another brand, and sees it from the first paint on', async ({
  page,
  signIn,
}) => {
  await signIn('scalelab');
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'scalelab');
  await expect(page).toHaveTitle('Home - Scalelab');

  // A part that fails to load would reload the page, at the same time as the test does.
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  // No script of ours has run, only the document itself.
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'scalelab');
});
