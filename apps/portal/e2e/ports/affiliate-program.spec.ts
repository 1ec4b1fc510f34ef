import { expect, test } from '@my-air/e2e';

test('[NAV-33] [RF-10] without the capability the referral program is not in the navigation, and home leads to the page that explains it', async ({
  page,
  signIn,
}) => {
  await signIn('rejected');
  await page.goto('/home');
  await page.getByRole('link', { name: 'How to join' }).click();
  await expect(page).toHaveURL(/\/affiliate-program$/);
  await expect(page.getByRole('heading', { level: 2, name: 'How to join' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Referral program' })).toHaveCount(0);
});
