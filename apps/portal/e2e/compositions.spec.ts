import { sample } from '@my-air/vitest/sample';

import { compose, expect, Sandbox, test as base } from '@my-air/e2e';

const compositions = [
  {
    name: 'the help center and sign-in alone',
    args: ['alone', 'help-center', '/help-center'],
    start: '/help-center',
  },
  { name: 'everything but games', args: ['without', 'games'], start: '/home' },
] as const;

// Each is a build of the whole portal; unit tests check the files of both.
for (const { name, args, start } of sample(compositions, { nameOf: ({ name }) => name })) {
  const test = base.extend<object, { sandbox: Sandbox }>({
    sandbox: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
      async ({}, provide) => {
        const sandbox = await Sandbox.start(await compose(...args));
        await provide(sandbox);
        await sandbox.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });

  test(`[SH-01] a portal of ${name} is built, signs in, and leads nowhere that it does not have`, async ({
    page,
    signIn,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await signIn('partner');
    await page.goto('/');
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const links = page.locator('a[href^="/"]');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // The pages of the account are the identity provider's.
    const own = [...new Set(paths)].filter((path) => path !== '/' && !path.startsWith('/personal/'));
    expect(own.length).toBeGreaterThan(0);
    for (const path of own) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    }

    await page.goto('/games');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
}
