import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

const day = 86_400;

const lineOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('[MOD-01] [MX-04] [NAV-34] a refused channel has its reason, and its date until that has passed', async ({
  page,
  signIn,
}) => {
  await signIn('rejected');
  await page.goto('/moderation');
  const refused = lineOf(page, 'Wilk Reuploads');
  await expect(refused.getByText('Not accepted')).toBeVisible();
  await expect(refused.getByText('Most of the videos belong to other creators.')).toBeVisible();
  await expect(refused.getByText(/You can apply again on/)).toBeVisible();
  await expect(lineOf(page, 'Wilk gotuje').getByText(/You can apply again on/)).toHaveCount(0);
  await expectAccessible(page);
});

test('[MOD-01] [MX-04] a channel moves through the stages as the clock does', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/moderation');
  const line = lineOf(page, 'Slow Timber');
  await expect(line.getByText('In moderation')).toBeVisible();
  await sandbox.advance(2 * day, { keepSessions: true });
  await page.reload();
  await expect(line.getByText('Invitation on its way')).toBeVisible();
  await sandbox.advance(day, { keepSessions: true });
  await page.reload();
  await expect(line.getByText('Invitation sent')).toBeVisible();
  await sandbox.advance(3 * day, { keepSessions: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  await expect(lineOf(page, 'Old Cuts')).toBeVisible();
  await expect(line.getByText('Channel application')).toHaveCount(0);
});
