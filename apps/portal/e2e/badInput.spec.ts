import type { Page } from '@playwright/test';

import { emailOf, expect, password, test } from '@my-air/e2e';

// Also behind a dialog, which may open to ask for missing data.
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, includeHidden: true }).filter({ visible: true });

async function signInWithPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf('ambassador'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

for (const wish of ['//evil.example/x', 'javascript:alert(1)']) {
  test(`[AUTH-11] [SH-07] the saved destination ${wish} leads home`, async ({ page, sandbox }) => {
    await page.addInitScript((value) => localStorage.setItem('redirectTo', value), wish);
    await page.goto('/login');
    await signInWithPassword(page);
    await expect(page).toHaveURL(`${sandbox.url}/home`);
  });
}

test('[API-03] a user without an id is nobody: the page says so, and home opens once the answer is whole', async ({
  page,
  signIn,
  sandbox,
  expectedConsole,
}) => {
  expectedConsole.push(/^@my-air\/shell: GET api\/user answered undefined at "user\.\w+"/);
  await signIn('partner');
  await sandbox.arm({ endpoint: 'GET api/user', status: 200, body: { user: { name: 'Lucía Herrera' } } });
  await page.goto('/home');
  await expect(heading(page)).toHaveText('Something went wrong');
  await sandbox.disarm();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /hello/i })).toBeVisible();
});

test('[ERR-03] 403 with an address shows the reason, then goes to an allowed host alone', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  await sandbox.arm({ endpoint: 'GET api/channels', preset: 'forbidden_redirect' });
  await page.goto('/accounts/youtube');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Confirm your details to go on.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(({ origin }) => [sandbox.identityUrl, sandbox.worldUrl].includes(origin));
  await sandbox.disarm();
  await sandbox.arm({
    endpoint: 'GET api/channels',
    status: 403,
    body: { message: 'no', redirect_url: 'https://evil.example/' },
  });
  await page.goto('/accounts/youtube');
  await expect(heading(page)).toHaveText('You do not have access to this page');
  await expect(page.getByText('evil.example')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).origin).toBe(sandbox.url);
});

/** The browser's word for a part of the portal that was not loaded. */
const lostPart =
  /^TypeError: Failed to fetch dynamically imported module: http:\/\/localhost:\d+\/assets\/\S+$/;

test('[NAV-30] [SH-16] a part that is still gone after the one reload is told in the frame', async ({
  page,
  signIn,
  expectedConsole,
}) => {
  expectedConsole.push(lostPart);
  await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
  await signIn('ambassador');
  await page.goto('/home');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  // Without the pointer over it, which would load the part ahead.
  await page.getByRole('link', { name: 'Channels' }).first().dispatchEvent('click');
  await expect(page.getByRole('button', { name: /reload|try again/i }).first()).toBeVisible();
  await expect(page.getByRole('main'), 'the frame is rendered once').toHaveCount(1);
  await expect(page).toHaveURL(/\/accounts\/youtube$/);
});

test('settings that are wrong or missing are told by their names', async ({ page, expectedConsole }) => {
  expectedConsole.push(/^StartFailure: @my-air\/shell: config\.json is invalid: apiUrl: /);
  // A server that leaves the page as it was built: the settings are requested.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '');
    await route.fulfill({ response, body: html });
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiUrl: 'not an address' } }));
  await page.goto('/login');
  await expect(heading(page)).toHaveText('The portal is not set up correctly');
  await expect(page.getByText(/^apiUrl: /).first()).toBeVisible();
  await expect(page.getByText('identityProvider is missing', { exact: true })).toBeVisible();
});

test('a server that is down is told, with a way to try again', async ({ page, signIn }) => {
  await signIn('ambassador');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/home');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /again|retry|reload/i }).first()).toBeVisible();
  await page.unroute('**/api/**');
  await page
    .getByRole('button', { name: /again|retry|reload/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /hello/i })).toBeVisible();
});
