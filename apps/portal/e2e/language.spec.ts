import { closePendingModals, expect, signInThroughProvider, test } from '@my-air/e2e';

test('[I18N-01] the language chosen on the sign-in page is offered again where the preference is another one', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('my-air:visitor.session:shell.language-choice')))
    .toBe('"es"');
  await closePendingModals(page);
  await signInThroughProvider(page, 'partner');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Switch to Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
