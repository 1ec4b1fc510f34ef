import { declineContacts, expect, expectAccessible, test } from './fixtures.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('partner');
  await declineContacts(page);
});

test('[NAV-28] the area leads to the translation, and each of its pages opens directly', async ({ page }) => {
  await page.goto('/ai-metadata');
  await expect(page).toHaveURL(/\/ai-metadata\/translation$/);
  const pages = { translation: 'AI translation', packages: 'Translation packages' };
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(`/ai-metadata/${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[AIM-08] how it works and what it is are explained, and a channel leads to its statistics', async ({
  page,
}) => {
  for (const path of ['instruction', 'about']) {
    await page.goto(`/ai-metadata/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/ai-metadata/translation');
  await expect(page.getByRole('link', { name: /^Statistics/ })).toHaveAttribute(
    'href',
    /^https:\/\/studio\.youtube\.com\/channel\//,
  );
});

test('[AIM-02] [AIM-03] [AIM-04] [AIM-05] two videos are selected, priced and translated', async ({
  page,
}) => {
  await page.goto('/ai-metadata/translation');
  const row = (index: number) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox', { disabled: false }) })
      // Neither the heading nor a scheduled video, which is left out.
      .filter({ hasText: 'Not translated', hasNotText: 'Scheduled' })
      .nth(index);
  await row(0).getByRole('checkbox').check();
  await row(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  const receipt = page.getByRole('dialog', { name: 'Translate 2 videos' });
  const start = receipt.getByRole('button', { name: 'Start translation' });
  // It begins with the languages of the channel's latest translation.
  await receipt.getByRole('button', { name: 'Remove German' }).click();
  await expect(start).toBeDisabled();
  // The dialog has its new size, so that the list does not move under the pointer.
  await expect(receipt.getByText('Choose at least one language to see the price.')).toBeVisible();
  await receipt.getByRole('combobox', { name: /Translate into/ }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(start).toBeEnabled();
  await expectAccessible(page);
  await start.click();
  await expect(page.getByText(/^2 of 2 translated/)).toBeVisible();
});

test('[AIM-07] [NAV-31] a package is paid for at the checkout, and the balance grows', async ({ page }) => {
  await page.goto('/ai-metadata/packages');
  await page
    .getByRole('button', { name: /^Buy .* translations for/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/ai-metadata\/packages/);
});

test('[AIM-07] [NAV-31] a payment that the bank declines is said, and nothing is charged', async ({
  page,
}) => {
  await page.goto('/ai-metadata/packages');
  await page
    .getByRole('button', { name: /^Buy .* translations for/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Let the bank decline it' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
