import { expect, type Page, test } from '@my-air/e2e';

const lineOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('[MOD-01] [MX-04] a refused channel has its chat, and can apply again once its date has passed', async ({
  page,
  signIn,
}) => {
  await signIn('rejected');
  await page.goto('/moderation');
  const refused = lineOf(page, 'Wilk Reuploads');
  await expect(refused.getByRole('link', { name: 'Apply again' })).toHaveCount(0);
  await refused.getByRole('link', { name: 'Open chat' }).click();
  await expect(page).toHaveURL(/\/messenger\?chat=\d+/);
  await expect(page.getByRole('feed', { name: 'Messages of this chat' })).toBeVisible();
  await page.goBack();

  await lineOf(page, 'Wilk gotuje').getByRole('link', { name: 'Apply again' }).click();
  await expect(page).toHaveURL(/\/accounts\/youtube\?channel=UCWilkGotuje/);
});
