import { expect, expectAccessible, remember, test } from '@my-air/e2e';

test.describe('[SH-22] the search of the top bar', () => {
  test('it comes with its first use, and not with the screen', async ({ page, signIn }) => {
    await signIn('ambassador');
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => /\/frame-/.test(file))).toEqual([]);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(files.filter((file) => /\/frame-/.test(file))).not.toEqual([]);
  });

  test('a few letters lead to another screen, its heading has the focus, and screen readers announce its name', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Search' }).click();
    const line = page.getByRole('combobox', { name: 'Search' });
    await line.fill('chan');
    await expect(page.getByRole('option').first()).toHaveText(/Channels/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/accounts\/youtube$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[data-live="polite"]')).toHaveText('Channels');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('[MOD-01] a channel in review is found with its stage, and leads to moderation', async ({
    page,
    signIn,
  }) => {
    await signIn('rejected');
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('wilk reuploads');
    await page
      .getByRole('group', { name: 'Moderation' })
      .getByRole('option', { name: /Wilk Reuploads.*Not accepted/s })
      .click();
    await expect(page).toHaveURL(/\/moderation$/);
  });

  test('on a phone it is as wide as the screen, and speaks Ukrainian', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await remember(page, { brand: 'default', scheme: 'dark', language: 'ua' });
    await signIn('ambassador');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Пошук' }).click();
    const dialog = page.getByRole('dialog', { name: 'Пошук' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((sheet) => sheet.clientWidth)).toBe(360);
    await page.getByRole('combobox', { name: 'Пошук' }).fill('щжщжщж');
    await expect(dialog.locator('p')).toHaveText('За запитом «щжщжщж» нічого не знайдено');
  });
});
