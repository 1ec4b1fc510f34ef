import { expect, leaveDialogs, test } from './fixtures.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/notifications');
  await leaveDialogs(page);
});

test('[NT-06] [NT-07] a question is answered with words, and not asked again', async ({ page }) => {
  const form = page.getByRole('form', { name: /recommend/ });
  await form.getByRole('radio', { name: '9' }).check();
  await form.getByRole('textbox').fill('Quick help');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/You gave 9 of 10/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You gave 9 of 10/)).toBeVisible();
  await expect(page.getByText('Quick help')).toBeVisible();
  await expect(form).toHaveCount(0);
});
