import type { Page } from '@playwright/test';

import { emailOf, expect, password, type Sandbox, test } from '@my-air/e2e';
import { screens } from './screens.ts';

async function count(sandbox: Sandbox, method: string, path: string): Promise<number> {
  return (await sandbox.log()).filter((request) => request.method === method && request.path === path).length;
}

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Shows or hides a tab. */
async function look(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf('ambassador'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const account = (page: Page) => page.getByRole('button', { name: /^Account of / });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[AUTH-06] a sign-out in one of three tabs signs out all, with one call', async ({
  context,
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  const others = [await context.newPage(), await context.newPage()];
  await page.goto('/home');
  await others[0]?.goto('/accounts/youtube');
  await others[1]?.goto('/home');
  for (const tab of [page, ...others]) await expect(account(tab)).toBeVisible();

  const leaving = page.waitForRequest((request) => request.url().startsWith(`${sandbox.identityUrl}/logout`));
  await signOut(page);
  await leaving;
  for (const tab of others) await expect(tab).toHaveURL(`${sandbox.url}/login`);
  expect(await count(sandbox, 'POST', '/api/logout')).toBe(1);

  // The provider sends the page back before anything else is requested of it.
  await expect(page).toHaveURL(`${sandbox.url}/login`);
  await page.goto('/home');
  await expect(page).toHaveURL(`${sandbox.url}/login`);
});

test('[ERR-02] [NAV-17] a tab that is looked at again finds out once that the session has ended, and leads back to its place', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('ambassador');
  await page.goto('/accounts/youtube?view=all');
  await expect(account(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'hidden');
  await page.request.delete(`${sandbox.url}/sandbox/api/session`);
  // Showing the tab wakes the check and the polls at the same time: each of them meets 401.
  await look(page, 'visible');
  await expect(page).toHaveURL(`${sandbox.url}/login`);
  // One at the start, and one to find out, which is asked twice before the session ends.
  const checks = await count(sandbox, 'GET', '/api/auth/check');
  expect(checks).toBeGreaterThanOrEqual(2);
  expect(checks).toBeLessThanOrEqual(3);
  expect(await count(sandbox, 'POST', '/api/logout')).toBe(1);
  await signInAgain(page);
  await expect(page).toHaveURL(`${sandbox.url}/accounts/youtube?view=all`);
});

test('a sign-in in one tab lets in the tabs that wait at the login screen', async ({
  page,
  context,
  sandbox,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  await expect(heading(other)).toHaveText('Sign in');
  await page.goto('/login');
  await signInAgain(page);
  await expect(page).toHaveURL(`${sandbox.url}/home`);
  await expect(other).toHaveURL(`${sandbox.url}/home`);
});

test('a visitor of the login screen costs the backend nothing', async ({ page, sandbox }) => {
  await page.goto('/login');
  await expect(heading(page)).toHaveText('Sign in');
  await page.waitForLoadState('networkidle');
  expect((await sandbox.log()).map(({ path }) => path)).toEqual([]);
});

test('[AUTH-09] acting for another person shows who and until when on every screen, and Stop ends it', async ({
  page,
  sandbox,
}) => {
  await page.request.post(`${sandbox.url}/sandbox/api/impersonate`, { data: { persona: 'ambassador' } });
  await page.goto('/impersonate');
  await expect(page).toHaveURL(`${sandbox.url}/home`);
  for (const { path } of screens.filter(({ persona }) => persona !== null)) {
    await page.goto(path);
    await expect(page.getByText(/acts as Lucía Herrera$/), path).toBeVisible();
    await expect(page.getByText(/^Your access ends at /), path).toBeVisible();
  }
  await page.route(/\/sandbox\?/, (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: 'Stop' }).click();
  // The staff's own tools, where Stop leads back to, are no page of the portal.
  await page.waitForURL((url) => url.pathname === '/sandbox');
  await page.goto('/home');
  await expect(page).toHaveURL(`${sandbox.url}/login`);
});
