import { expect, type Page, test } from '@my-air/e2e';

const dialog = (page: Page) => page.getByRole('dialog');

test("[ERR-06] a profile that is taken shows the server's words and leads to the start", async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/accounts/youtube');
  await page.getByRole('button', { name: 'Add a channel' }).click();
  await dialog(page)
    .getByLabel(/Link or username/)
    .fill('https://www.instagram.com/olena.maisternia?igsh=MTIz');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('@olena.maisternia is already added to another account.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});
