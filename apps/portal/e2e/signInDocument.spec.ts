import type { Page } from '@playwright/test';

import { expect, holdFile, test } from '@my-air/e2e';

/** The texts and fields of the sign-in with their places, in whole pixels. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const places: Record<string, number[]> = {};
    const keep = (name: string, { x, y, width, height }: DOMRect) => {
      places[name] = [x, y, width, height].map(Math.round);
    };
    for (const root of document.querySelectorAll('.intro, #root .plain-bar, #root .plain-main')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = node.textContent?.trim();
        const { fontSize, fontWeight, color } = getComputedStyle(node.parentElement!);
        if (text && range.getClientRects().length > 0)
          keep(`${text} ${fontSize} ${fontWeight} ${color}`, range.getBoundingClientRect());
      }
      for (const field of root.querySelectorAll('input')) keep(field.name, field.getBoundingClientRect());
    }
    return places;
  });

const screens = ['en', 'uk', 'es', 'ru', 'pt'].flatMap((language) =>
  ['default', 'scalelab'].map((brand, index) => ({
    language,
    brand,
    scheme: index === 0 ? 'light' : 'dark',
    width: index === 0 ? 360 : 1440,
  })),
);
for (const { language, brand, scheme, width } of screens) {
  test(`the sign-in lies in the page as the portal draws it: ${language}, ${brand}, ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.configure({ flags: { pt: true } });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
      { ui_locale: language, brand, scheme },
    );
    // Until it is released the document is all that the user has.
    const { release } = await holdFile(page, 'index');
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('.sign-in input[type=password]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutOf(page);

    release();
    await expect(page.getByRole('main').locator('input[type=password]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const after = await layoutOf(page);
    expect(Object.keys(before).length).toBeGreaterThan(12);
    expect(after).toEqual(before);
  });
}

test('what is typed and pressed before the portal has started reaches it', async ({ page }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('ann@my-air.test');
  await page.getByLabel('Keep me signed in').check();
  await page.getByLabel('Password').pressSequentially('correct');
  await page.getByLabel('Password').press('ArrowLeft');
  await page.getByLabel('Password').press('Enter');
  const login = page.waitForRequest((request) => request.url().endsWith('/api/login'));
  release();

  const main = page.getByRole('main');
  await expect(main.getByLabel('E-mail')).toHaveValue('ann@my-air.test');
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('correct');
  await expect(main.getByLabel('Keep me signed in')).toBeChecked();
  expect((await login).postDataJSON()).toMatchObject({ email: 'ann@my-air.test', password: 'correct' });
});

test('a press is forgotten when the user types on', async ({ page, sandbox }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('ann@my-air.test');
  await page.locator('.sign-in').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Password').pressSequentially('correct');
  release();
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveValue('correct');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Enter your password.')).toHaveCount(0);
  expect((await sandbox.log()).filter(({ path }) => path === '/api/login')).toEqual([]);
});

test('the focus and the caret stay in the field', async ({ page }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Password').pressSequentially('corect');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');

  release();
  const password = page.getByRole('main').getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type('r');
  await expect(password).toHaveValue('correct');
});

test('no letter is lost while the portal takes over', async ({ page }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').pressSequentially('ann@');
  const focused = page.evaluate(async () => {
    const root = document.querySelector('#root')!;
    const { promise: hasLeft, resolve } = Promise.withResolvers<void>();
    const watch = new MutationObserver(() => root.querySelector('.first') ?? resolve());
    watch.observe(root, { childList: true });
    await hasLeft;
    // A task as early as that of a pressed key.
    return new Promise<string[]>((answer) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const { name, value } = document.activeElement as HTMLInputElement;
        answer([name, value]);
      });
      port1.start();
      port2.postMessage(undefined);
    });
  });
  release();
  expect(await focused).toEqual(['email', 'ann@']);
});

test('the button of the identity provider works from the first paint on', async ({ page }) => {
  const { release } = await holdFile(page, 'index');
  await page.goto('/login', { waitUntil: 'commit' });
  const portal = new URL(page.url()).origin;
  await page.getByRole('button', { name: 'Continue with My AIR ID' }).click();
  release();
  await page.waitForURL(({ origin }) => origin !== portal, { waitUntil: 'domcontentloaded' });
});

test('a user who is signed in after all sees their screen without the introduction', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.locator('.intro')).toBeHidden();
});
