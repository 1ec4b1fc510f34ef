import type { Page } from '@playwright/test';

import { expect, holdFile, test } from '@my-air/e2e';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openChat(page: Page): Promise<void> {
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).waitFor();
  // The list of messages is drawn, and the focus no longer moves.
  await page.waitForLoadState('networkidle');
}

test('[SH-22] letters and Enter that are pressed while the search loads open the first screen they find', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/home');
  await heading(page).waitFor();
  const palette = await holdFile(page, 'Palette');
  await page.keyboard.press('Control+k');
  await palette.asked;
  await page.keyboard.type('chxn');
  for (const key of ['Backspace', 'Backspace', 'a', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/home$/);
  palette.release();
  await expect(page).toHaveURL(/\/accounts\/youtube$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[NAV-31] what is typed while a dialog loads, and Tab between its fields, arrives in its fields in order', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/messenger');
  const dialog = page.getByRole('dialog');
  const support = await holdFile(page, 'SupportModal');
  await page.getByRole('button', { name: 'Ask support' }).first().press('Enter');
  await support.asked;
  await page.keyboard.press('Tab');
  await page.keyboard.type('Late payout');
  await page.keyboard.press('Tab');
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second line');
  await expect(dialog).toHaveCount(0);
  support.release();
  await expect(dialog.getByRole('textbox', { name: /Your question/ })).toHaveValue('First line\nSecond line');
  await expect(dialog.getByRole('textbox', { name: /Summary/ })).toHaveValue('Late payout');
});

test('[NAV-31] Escape while a dialog loads leaves it, and its button opens it later without what was typed', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await page.goto('/messenger');
  const support = await holdFile(page, 'SupportModal');
  const button = page.getByRole('button', { name: 'Ask support' }).first();
  await button.press('Enter');
  await support.asked;
  await page.keyboard.press('Tab');
  await page.keyboard.type('Late payout');
  await page.keyboard.press('Escape');
  const isThere = page.waitForResponse(/\/assets\/SupportModal-/);
  support.release();
  await (await isThere).finished();
  await expect(button).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Summary/ })).toHaveValue('');
});

test('[MSG-04] a word and Enter that are pressed while the search in a chat loads arrive there, not in the message', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await openChat(page);
  const search = page.getByRole('region', { name: 'Search in this chat' });
  const part = await holdFile(page, 'ChatSearch');
  const look = async (release = () => {}) => {
    await page.getByRole('button', { name: 'Search in this chat' }).press('Enter');
    await page.keyboard.type('e');
    await page.keyboard.press('Enter');
    release();
    await expect(search.getByRole('searchbox')).toHaveValue('e');
    return search.getByRole('status');
  };
  const slow = await look(part.release);
  await expect(slow).toHaveText(/^2 /);
  const found = await slow.innerText();
  await search.getByRole('button', { name: 'Close the search' }).click();
  // The same keys find the same result once the search has been loaded.
  await expect(await look()).toHaveText(found);
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeEmpty();
});

test('[MSG-04] a word and Enter that are pressed while the emoji load insert the first that is found', async ({
  page,
  signIn,
}) => {
  await signIn('ambassador');
  await openChat(page);
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  const part = await holdFile(page, 'EmojiPicker');
  for (const release of [part.release, () => {}]) {
    await page.getByRole('button', { name: 'Insert an emoji' }).press('Enter');
    await page.keyboard.type('rocket');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: 'Insert an emoji' })).toHaveCount(0);
  }
  await expect(message).toHaveText('🚀🚀');
});

test('[NOTE-01] Tab and Enter that are pressed while the sheet of the bell loads arrive in it, as they do later', async ({
  page,
  signIn,
}) => {
  // No notification and no dialog: the link to all is the first that Tab reaches.
  await signIn('scalelab');
  const part = await holdFile(page, 'NotificationsSheet');
  for (const release of [part.release, () => {}]) {
    await page.goto('/home');
    await heading(page).waitFor();
    await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
    if (release === part.release) await part.asked;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/notifications$/);
  }
});
