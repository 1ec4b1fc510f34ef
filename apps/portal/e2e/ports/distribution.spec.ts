import { expect, expectAnnounced, type Page, test } from '@my-air/e2e';

const day = 86_400;

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[DIST-02] accepting moves a platform to agreed without a reload, and the clock to live', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/distribution');
  await page.getByRole('button', { name: 'Read and accept: TikTok' }).click();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(cardOf(page, 'TikTok').getByText('In preparation')).toBeVisible();

  await sandbox.advance(8 * day, { keepSessions: true });
  await page.goto('/distribution');
  await expect(cardOf(page, 'TikTok').getByText('Live', { exact: true })).toBeVisible();
});

test('[DIST-02] [DS-05] signing elsewhere leaves the portal and comes back with its result', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/distribution');
  await page.getByRole('button', { name: 'Read and accept: Pluto TV' }).click();
  await page.getByRole('button', { name: 'Continue to signing' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectAnnounced(page, 'You declined to sign: Terms and conditions');
  await expect(page).toHaveURL(/\/distribution$/);

  await page.getByRole('button', { name: 'Read and accept: Pluto TV' }).click();
  await page.getByRole('button', { name: 'Continue to signing' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expectAnnounced(page, 'Agreement signed: Terms and conditions');
  await expect(cardOf(page, 'Pluto TV').getByText('In preparation')).toBeVisible();
});

test('[DIST-03] the support chat of distribution opens in the messenger', async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/distribution');
  await page.getByRole('button', { name: 'Video support' }).click();
  await expect(page).toHaveURL(/\/messenger\?chat=\d+/);
  await expect(page.getByRole('feed', { name: 'Messages of this chat' })).toBeVisible();
});
