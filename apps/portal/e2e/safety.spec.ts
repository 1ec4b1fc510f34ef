import { emailOf, expect, password, signInThroughProvider, test } from '@my-air/e2e';
import { screens } from './screens.ts';

test('[AUTH-02] a sign-in breaks no content security policy on its way, and leaves no code, no verifier and no token in the page', async ({
  page,
  sandbox,
}) => {
  await signInThroughProvider(page, 'partner');
  await expect(page).toHaveURL(`${sandbox.url}/home`);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.goto('/accounts/youtube');
  await page.waitForLoadState('networkidle');
  expect(await sandbox.policyReports()).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toMatch(
    /access_token|id_token|refresh_token|eyJ|my_air_session|oauth\.|verifier|redirectTo/,
  );
});

test('no screen breaks the content security policy, nor the Trusted Types that it only reports', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  for (const { path } of screens) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await sandbox.policyReports(), path).toEqual([]);
  }
});

test('the policy forbids frames, foreign scripts and inline code', async ({ page }) => {
  const answer = await page.goto('/login');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=-]{16,}'/);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'");
});

test('[API-01] with the API on another origin of the same site one signs in, and home reads from there', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ apiUrl: sandbox.apiUrl });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(origin);
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(emailOf('ambassador'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${sandbox.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Lucía');
  expect([...asked]).toEqual([sandbox.apiUrl]);
});

test('[API-02] [I18N-01] the chosen language reaches the server, the document and the screen', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await page.getByRole('combobox').first().selectOption({ label: 'Українська' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
  expect(await page.evaluate(() => localStorage.getItem('ui_locale'))).toBe('ua');
  await page.getByRole('textbox').first().fill(emailOf('ambassador'));
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`${sandbox.url}/home`);
  const told = (await sandbox.log()).find(({ path }) => path === '/api/login')?.headers['accept-language'];
  expect(told).toMatch(/^ua/);
});

test('[I18N-01] in the pseudo-locale no plain English is left on the sign-in screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui_locale', 'pseudo'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const plain = await page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (/[a-z]{4,}/i.test(text) && !walker.currentNode.parentElement?.closest('select, [translate=no]'))
        found.push(text);
    }
    return found;
  });
  expect(plain.filter((text) => !/^My AIR( ID)?$/.test(text))).toEqual([]);
});
