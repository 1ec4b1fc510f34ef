import type { Page } from '@playwright/test';

import {
  emailOf,
  expect,
  password,
  type Persona,
  type Sandbox,
  signInThroughProvider,
  test,
} from '@my-air/e2e';

/** The number of times that the backend got this request. */
async function count(sandbox: Sandbox, method: string, path: string): Promise<number> {
  return (await sandbox.log()).filter((request) => request.method === method && request.path === path).length;
}

/** Fills the provider's own form, once its page has come: the portal's has such fields too. */
async function passProvider(page: Page, sandbox: Sandbox, persona: Persona): Promise<void> {
  await page.waitForURL(({ origin }) => origin === sandbox.identityUrl);
  await page.getByLabel(/e-?mail/i).fill(emailOf(persona));
  await page
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await page.getByRole('button', { name: /sign in|log in|continue/i }).click();
}

async function typePassword(page: Page, persona: Persona, typed = password): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf(persona));
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const inPortal = (sandbox: Sandbox, path: string) => (url: URL) =>
  url.origin === sandbox.url && url.pathname + url.search + url.hash === path;

test('[AUTH-01] [AUTH-02] [NAV-06] a deep link survives the way through the identity provider', async ({
  page,
  sandbox,
}) => {
  await page.goto('/accounts/youtube?view=all#list');
  await expect(page).toHaveURL(inPortal(sandbox, '/login'));
  const leaving = page.waitForRequest((request) =>
    request.url().startsWith(`${sandbox.identityUrl}/authorize`),
  );
  await page.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  const asked = new URL((await leaving).url()).searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    response_type: 'code',
    client_id: 'my-air-portal',
    redirect_uri: `${sandbox.url}/oauth/login`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  await passProvider(page, sandbox, 'partner');
  await expect(page).toHaveURL(inPortal(sandbox, '/accounts/youtube?view=all#list'));
  expect(await count(sandbox, 'POST', '/api/federated-auth/login')).toBe(1);
});

test('[AUTH-02] two tabs that sign in at once both arrive', async ({ page, context, sandbox }) => {
  const other = await context.newPage();
  await page.goto('/accounts/youtube');
  await other.goto('/home');
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Continue with My AIR ID' }).click();
    await tab.waitForURL((url) => url.origin === sandbox.identityUrl);
  }
  await passProvider(page, sandbox, 'partner');
  await expect(page).toHaveURL(inPortal(sandbox, '/accounts/youtube'));
  await passProvider(other, sandbox, 'partner');
  await expect(other).toHaveURL(inPortal(sandbox, '/home'));
});

test('[AUTH-02] where the browser denies storage, one can sign in all the same', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  await passProvider(page, sandbox, 'partner');
  await expect(page).toHaveURL(inPortal(sandbox, '/home'));
  await expect(heading(page, /./)).toBeVisible();
});

for (const state of ['constructor', '__proto__', 'a'.repeat(43), '']) {
  test(`[AUTH-04] the state "${state}" is explained, and no call is made`, async ({ page, sandbox }) => {
    await page.goto(`/oauth/login?code=stolen&state=${state}`);
    await expect(heading(page, 'The sign-in has expired')).toBeVisible();
    await expect(page).toHaveURL(inPortal(sandbox, '/oauth/login'));
    expect(await count(sandbox, 'POST', '/api/federated-auth/login')).toBe(0);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
}

test('[AUTH-04] an address that was used once is explained the second time', async ({ page, sandbox }) => {
  let used = '';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/oauth/login?')) used = request.url();
  });
  await signInThroughProvider(page, 'partner');
  await expect(page).toHaveURL(inPortal(sandbox, '/home'));
  await page.goto(used);
  await expect(heading(page, 'The sign-in has expired')).toBeVisible();
  expect(await count(sandbox, 'POST', '/api/federated-auth/login')).toBe(1);
});

test('[AUTH-03] a password signs in; a wrong one is explained at its field and nothing typed is lost', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await typePassword(page, 'partner', 'wrong');
  const email = page.getByLabel('E-mail');
  await expect(email).toHaveAccessibleDescription('These credentials do not match our records.');
  await expect(email).toHaveValue(emailOf('partner'));
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  await typePassword(page, 'partner');
  await expect(page).toHaveURL(inPortal(sandbox, '/home'));
});

test('[AUTH-03] the second factor takes the code from the mailbox', async ({ page, sandbox }) => {
  await page.goto('/login');
  await typePassword(page, 'twofactor');
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  const [letter] = await sandbox.mail(emailOf('twofactor'));
  await page.getByLabel('Code').fill(/\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(inPortal(sandbox, '/home'));
});

test('[NAV-19] a person whose e-mail is unverified goes to the verification page', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  await passProvider(page, sandbox, 'unverified');
  await page.waitForURL((url) => url.origin === sandbox.identityUrl && url.pathname === '/verify-email');
  await page.goto('/accounts/youtube');
  await page.waitForURL((url) => url.origin === sandbox.identityUrl && url.pathname === '/verify-email');
});

test('[NAV-13] the code of a recommendation goes along to the identity provider', async ({
  page,
  sandbox,
}) => {
  await page.goto('/?ref=ANN-2026');
  await expect(page).toHaveURL(inPortal(sandbox, '/login'));
  const leaving = page.waitForRequest((request) =>
    request.url().startsWith(`${sandbox.identityUrl}/authorize`),
  );
  await page.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  expect(new URL((await leaving).url()).searchParams.get('ref')).toBe('ANN-2026');
});
