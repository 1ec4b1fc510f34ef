import { expect, test } from '@my-air/e2e';

test.use({ keepsPendingModals: true });

test('[NAV-32] [MX-08] of exactly two pending dialogs, the prompts are asked for after the contacts', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/ai-optimization');
  const contacts = page.getByRole('dialog', { name: 'How can we reach you?' });
  const prompts = page.getByRole('dialog', { name: 'Choose AI prompts' });
  await expect(contacts).toBeVisible();
  await expect(prompts).toHaveCount(0);
  await contacts.getByRole('button', { name: 'Not now' }).click();
  await prompts.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
