import { expect, expectAccessible, test } from '@my-air/e2e';

const day = 86_400;

test('[GAME-01] [MX-03] [NAV-34] a game is found, looked at and played', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await page.goto('/games');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('viewers');
  await expect(page).toHaveURL(/\?q=viewers$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(6);
  await page.getByRole('link', { name: 'Thumbnail Duel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thumbnail Duel' })).toBeVisible();
  await expect(page).toHaveTitle('Thumbnail Duel - My AIR');
  await expect(page.getByRole('img', { name: /screenshot 3 of 3/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(`${sandbox.worldUrl}/games/thumbnail-duel`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Thumbnail Duel' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('viewers');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(6);
});

test('[GAME-01] an announced game opens when its day has come', async ({ page, signIn, sandbox }) => {
  await signIn('partner');
  await page.goto('/games/6');
  await expect(page.getByText(/^Available from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeDisabled();
  await sandbox.advance(15 * day, { keepSessions: true });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play' })).toBeEnabled();
});

test('[GAME-01] a game that does not exist is said not to', async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/games/9999');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
