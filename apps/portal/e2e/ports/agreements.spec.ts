import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

const dialog = (page: Page) => page.getByRole('dialog');

test('[USER-04] [DS-02] an acceptance that fails keeps the agreement open, and the next try goes through', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  await page.goto('/home');
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click();
  await expect(dialog(page).getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  await sandbox.arm({ endpoint: 'POST api/profile/agreements/{agreement}', status: 500, times: 1 });
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
  await expect(dialog(page).getByText(/^Not accepted yet/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
  await expect(dialog(page)).toBeHidden();
  const accepted = (await sandbox.log()).filter(
    ({ method, path }) => method === 'POST' && path.includes('/api/profile/agreements/'),
  );
  expect(accepted[0]?.status).toBe(500);
  expect(accepted.at(-1)?.status).toBeLessThan(300);
});
