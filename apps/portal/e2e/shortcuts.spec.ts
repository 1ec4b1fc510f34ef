import { expect, test } from '@my-air/e2e';

test('[MS-31] a question mark outside of a field shows the keyboard shortcuts, with those of the features', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the services' });
  await search.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(search).toHaveValue('?');
  await expect(sheet).toBeHidden();

  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('?');
  await expect(sheet.getByRole('region', { name: 'On every screen' })).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'In chats' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});
