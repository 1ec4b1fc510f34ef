import { expect, leaveDialogs, signInThroughProvider, takeOption, test } from '@my-air/e2e';

test('[AUTH-01] [AUTH-02] [ACC-02] [ACC-04] [AUTH-06] a creator signs in, adds a channel, joins, and signs out', async ({
  page,
  sandbox,
}) => {
  await signInThroughProvider(page, 'new');
  await expect(page).toHaveURL(`${sandbox.url}/home`);
  await leaveDialogs(page);
  await page.getByRole('link', { name: 'Channels' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Channels');

  await page.getByRole('button', { name: 'Add a channel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'YouTube' }).click();
  await page.getByRole('button', { name: 'Go to YouTube' }).click();
  await page.waitForURL((url) => url.origin === sandbox.worldUrl);
  await page.getByRole('radio', { name: /nobody has connected it yet/i }).check();
  await page.getByRole('button', { name: 'Allow' }).click();

  await page.waitForURL(`${sandbox.url}/accounts/youtube*`);
  await page.getByRole('button', { name: 'Join' }).click();
  const residence = page.getByRole('dialog', { name: 'Where do you live?' });
  await residence.getByRole('combobox', { name: 'Country' }).click();
  await residence.getByRole('combobox', { name: 'Country' }).fill('Ukr');
  await takeOption(page.getByRole('option', { name: 'Ukraine' }));
  await residence.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Kyiv' });
  await residence.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main').getByText('Application received')).toBeVisible();
  const calls = (await sandbox.log()).map(
    ({ method, path }) => `${method} ${path.replace(/channels\/youtube\/[^/]+/, 'channels/youtube/{guid}')}`,
  );
  const country = calls.indexOf('POST /api/channels/youtube/{guid}/country');
  const join = calls.indexOf('POST /api/channels/youtube/{guid}/join');
  expect(country, 'the country is told before the join').toBeGreaterThanOrEqual(0);
  expect(join).toBeGreaterThan(country);

  await page.getByRole('button', { name: /Daria Moroz/ }).click();
  await page.getByRole('menuitem', { name: /sign out/i }).click();
  await page.waitForURL(`${sandbox.url}/login*`);
  await page.goto('/home');
  await expect(page).toHaveURL(`${sandbox.url}/login`);
});
