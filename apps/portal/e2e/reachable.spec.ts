import { expect, expectAccessible, test } from '@my-air/e2e';

test('[NAV-31] [DIST-02] a platform is found from any screen, and its dialog comes back with what was agreed', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/news');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('TikTok');
  await page
    .getByRole('group', { name: 'Distribution' })
    .getByRole('option', { name: /^TikTok/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Distribution' });
  await expect(dialog.getByText('Not started')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Read and accept: TikTok' }).click();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog.getByText('In preparation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/news$/);
});

test('[NAV-31] [DIST-01] a request leads to the dialog of its platform, and from there to all platforms', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/distribution?view=requests');
  await page.getByRole('table').getByRole('button').first().click();
  await page.getByRole('button', { name: 'See the platform' }).click();
  const dialog = page.getByRole('dialog', { name: 'Distribution' });
  await expect(dialog.getByRole('article')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open distribution' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/distribution$/);
});
