import { sample } from '@my-air/vitest/sample';
import type { Page } from '@playwright/test';

import { emailOf, expect, expectAnnounced, password, test } from '@my-air/e2e';

// Also behind a dialog, which may open to ask for missing data.
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, includeHidden: true }).filter({ visible: true });

async function signInWithPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf('ambassador'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Saved destinations that must not be followed, by how each would lead away. */
const wishes = [
  ['an address without a scheme', '//evil.example/x'],
  ['a script', 'javascript:alert(1)'],
  ['an address without a scheme', String.raw`/\evil.example`],
  ['an address without a scheme', '/%2F%2Fevil.example'],
  ['an address', 'https://evil.example'],
] as const;
const queries = [
  ['a referral', 'ref=%3Cscript%3E'],
  ['a product', 'product=nothing&lead_source=air'],
  ['a product', 'package=-1&lead_source=x'],
  ['an authorization', 'oauth=constructor&oauth_platform=__proto__'],
  ['an authorization', 'action=authorize'],
] as const;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const presets = [
  ['an answer that cannot be read', 'broken_json'],
  ['a refusal', 'forbidden'],
  ['a refusal', 'not_found'],
  ['a failure', 'server_error'],
  ['a failure', 'other'],
] as const;
const byKind = <Case extends readonly [string, string]>(cases: readonly Case[]) =>
  sample(cases, { kindOf: ([kind]) => kind });

test('the sample has every kind of destination, parameter and failure', () => {
  for (const cases of [wishes, queries, presets] as const) {
    const drawn = byKind<readonly [string, string]>(cases);
    expect(new Set(drawn.map(([kind]) => kind))).toEqual(new Set(cases.map(([kind]) => kind)));
  }
});

for (const [, wish] of byKind(wishes)) {
  test(`[AUTH-11] a saved destination of ${wish} leads home`, async ({ page, sandbox }) => {
    await page.addInitScript((value) => localStorage.setItem('redirectTo', value), wish);
    await page.goto('/login');
    await signInWithPassword(page);
    await expect(page).toHaveURL(`${sandbox.url}/home`);
  });
}

test('[NAV-06] [AUTH-11] a good destination is followed, with its query', async ({ page, sandbox }) => {
  await page.goto('/accounts/youtube?view=all');
  await expect(page).toHaveURL(`${sandbox.url}/login`);
  await signInWithPassword(page);
  await expect(page).toHaveURL(`${sandbox.url}/accounts/youtube?view=all`);
});

for (const [, query] of byKind(queries)) {
  test(`the parameters ${query} leave home standing`, async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto(`/home?${query}`);
    await expect(heading(page)).toContainText('Lucía Herrera');
  });
}

test('[NAV-09] an interrupted authorization is told once, and the parameter goes', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  await page.goto('/accounts/youtube?error=oauth_interrupted');
  await expectAnnounced(page, 'Access was not granted');
  await expect(page).toHaveURL(`${sandbox.url}/accounts/youtube`);
  await page.reload();
  await expect(heading(page)).toHaveText('Channels');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Access was not granted')).toHaveCount(0);
});

/** Whether an answer has the id of the user. One without it signs nobody in: another test covers that. */
const hasIdentity = (answer: { user?: { id?: unknown } | null }) => typeof answer.user?.id === 'number';

for (const seed of sample(seeds)) {
  test(`[API-03] answers that break their contract (seed ${seed}) leave home and the channels standing`, async ({
    page,
    signIn,
    sandbox,
    expectedConsole,
  }) => {
    expectedConsole.push(
      /^@my-air\/shell: GET api\/(?:user|channels|notificationMessages|active-chats) answered \w+ at "/,
    );
    await signIn('partner');
    await sandbox.arm({ endpoint: 'GET api/user', mutate: seed });
    const user = await page.request.get(`${sandbox.url}/api/user`);
    if (!hasIdentity(await user.json())) await sandbox.disarm();
    for (const endpoint of ['GET api/channels', 'GET api/notificationMessages', 'GET api/active-chats']) {
      await sandbox.arm({ endpoint, mutate: seed });
    }
    for (const path of ['/home', '/accounts/youtube']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).not.toHaveText(/went wrong/);
    }
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

for (const [, preset] of byKind(presets)) {
  test(`[ERR-01] [ERR-09] channels that answer "${preset}" while the screen loads are told as a page`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('partner');
    await sandbox.arm({ endpoint: 'GET api/channels', preset });
    await page.goto('/accounts/youtube');
    await expect(heading(page)).toHaveText(/wrong|not found|do not have access/);
    await sandbox.disarm();
    await page.goto('/accounts/youtube');
    await expect(heading(page)).toHaveText('Channels');
  });
}

test('[ERR-08] maintenance takes the whole page', async ({ page, signIn, sandbox }) => {
  await signIn('partner');
  await sandbox.arm({ endpoint: 'GET api/channels', preset: 'maintenance' });
  await page.goto('/accounts/youtube');
  await expect(heading(page)).toHaveText('The portal is under maintenance');
  await expect(page.getByRole('navigation')).toHaveCount(0);
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

test('[ERR-02] [NAV-06] a session that ends comes back to the same screen after the sign-in', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  await page.goto('/accounts/youtube');
  await expect(heading(page)).toHaveText('Channels');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(`${sandbox.url}/login`);
  await signInWithPassword(page);
  await expect(page).toHaveURL(/\/accounts\/youtube/);
});

for (const [name, failure] of [
  ['denied', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const) {
  test(`storage that is ${name} is no obstacle to signing in`, async ({ page, sandbox }) => {
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException('refused by this test', kind);
      };
      Storage.prototype.setItem = refuse;
      if (kind === 'SecurityError') {
        Storage.prototype.getItem = refuse;
        Storage.prototype.removeItem = refuse;
      }
    }, failure);
    await page.goto('/login');
    await signInWithPassword(page);
    await expect(page).toHaveURL(`${sandbox.url}/home`);
    await expect(heading(page)).toBeVisible();
  });
}

/** The browser's word for a part of the portal that was not loaded. */
const lostPart =
  /^TypeError: Failed to fetch dynamically imported module: http:\/\/localhost:\d+\/assets\/\S+$/;

test('[NAV-30] a part that cannot be loaded is told, and a reload is offered', async ({
  page,
  signIn,
  expectedConsole,
}) => {
  expectedConsole.push(lostPart);
  await signIn('ambassador');
  await page.goto('/home');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  // Without the pointer over it, which would load the part ahead.
  await page.getByRole('link', { name: 'Channels' }).first().dispatchEvent('click');
  await expect(page.getByRole('button', { name: /reload|try again/i }).first()).toBeVisible();
});

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
