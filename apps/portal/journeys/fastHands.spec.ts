import { expect, holdFile, type Page, test } from '@my-air/e2e';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The keys of a user who does not wait: on the page each of them would press a button or follow a link. */
const hasty = ['Enter', 'Tab', 'Enter', 'Space', 'Tab', 'Tab', 'Enter'];

test('[NAV-31] keys that are pressed while a dialog opens reach no button, and it takes those that follow', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/messenger');
  const support = await holdFile(page, 'messenger-dialogs');
  await page.getByRole('button', { name: 'Ask support' }).first().press('Enter');
  await support.asked;
  for (const key of hasty) await page.keyboard.press(key);
  await page.keyboard.type('Lost');
  await expect(page).toHaveURL(/\/messenger$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  support.release();

  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toBeAttached();
  await expect(dialog.getByRole('textbox', { name: /Summary/ })).toHaveValue('');
  await dialog.getByRole('textbox', { name: /Summary/ }).focus();
  await page.keyboard.type('Late payout');
  await expect(dialog.getByRole('textbox', { name: /Summary/ })).toHaveValue('Late payout');
});

test('[NAV-31] [SH-24] a dialog that loads slowly gives the focus back to the button that opened it, whatever was opened before', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/messenger');
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  const ask = page.getByRole('button', { name: 'Ask support' }).first();
  for (const [opener, file] of [
    [search, 'frame'],
    [ask, 'messenger-dialogs'],
  ] as const) {
    const part = await holdFile(page, file);
    await opener.press('Enter');
    await part.asked;
    part.release();
    await expect(dialog.locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('[SH-22] keys that are pressed while the search opens reach neither the field behind it nor a button', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  // Held from the start: a pointer over another button of the frame asks for it too.
  const palette = await holdFile(page, 'frame');
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.click();
  await page.keyboard.press('Control+k');
  await palette.asked;
  await page.keyboard.type('Lost');
  for (const key of hasty) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/messenger\?chat=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(message).toBeEmpty();
  palette.release();

  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('chan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accounts\/youtube$/);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[NOTE-01] keys that are pressed while the sheet of the bell loads stay in it', async ({
  page,
  signIn,
}) => {
  await signIn('scalelab');
  await page.goto('/home');
  await heading(page).waitFor();
  const sheet = await holdFile(page, 'notifications');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await sheet.asked;
  await page.keyboard.type('Lost');
  await expect(page).toHaveURL(/\/home$/);
  sheet.release();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});
