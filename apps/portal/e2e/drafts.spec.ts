import type { Page } from '@playwright/test';

import { expect, test } from '@my-air/e2e';

const notice = 'Your browser cannot save this draft. Keep this tab open until you send it.';
const feed = (page: Page) => page.getByRole('feed', { name: 'Messages of this chat' });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask support' });
const question = (page: Page) => dialog(page).getByLabel(/Your question/);
/** The text of the composer, be it plain or rich at this moment. */
const typed = (page: Page) =>
  composer(page).evaluate((field) => (field as HTMLTextAreaElement).value ?? field.textContent);

async function openChat(page: Page): Promise<void> {
  await page.goto('/messenger');
  await page
    .getByRole('list', { name: 'Chats' })
    .getByRole('link', { name: /Slow Timber/ })
    .first()
    .click();
  await expect(feed(page)).toBeVisible();
}

/** Whether the browser asks before the page is left; it stays. */
async function isLeavingAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
}

test('[MS-24] [SH-11] a question under way survives a reload and an opening for something else', async ({
  page,
  signIn,
}) => {
  const earlier = 'Where is my payout?\nIt was due on Friday 👋';
  const summary = page.getByRole('textbox', { name: /Summary/ });
  await signIn('partner');
  await page.goto('/messenger');
  await page.getByRole('button', { name: 'Ask support' }).first().click();
  await question(page).fill(earlier);
  await page.goto('/help-center/search?q=zeppelin');
  await page.getByRole('main').getByRole('button', { name: 'Write to support' }).click();
  await expect(question(page)).toHaveValue(earlier);
  await expect(summary).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Start a new question' }).click();
  await expect(summary).toHaveValue('zeppelin');
  await question(page).fill('How do I fly one?');
  await page.goto('/messenger');
  await page.getByRole('button', { name: 'Ask support' }).first().click();
  await expect(summary).toHaveValue('zeppelin');
  await expect(question(page)).toHaveValue('How do I fly one?');
  await dialog(page).getByRole('button', { name: 'Go back to it' }).click();
  await expect(question(page)).toHaveValue(earlier);
});

for (const [name, refuse] of [
  [
    'denied',
    () => {
      const deny = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, storage, { get: deny });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`[MS-36] while storage is ${name}, drafts say that they are not saved, and leaving asks`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(refuse);
    await signIn('partner');
    await openChat(page);
    await composer(page).fill('Only in this tab');
    await expect(page.getByText(notice)).toBeVisible();
    expect(await isLeavingAsked(page)).toBe(true);
    await page.getByRole('button', { name: 'Ask support' }).first().click();
    await question(page).fill('This, too');
    await expect(dialog(page).getByText(notice)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Ask support' }).first().click();
    await expect(question(page)).toHaveValue('This, too');
    await question(page).fill('');
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => typed(page)).toBe('Only in this tab');
    await composer(page).press('ControlOrMeta+a');
    await composer(page).press('Backspace');
    await expect.poll(() => typed(page)).toBe('');
    await expect(page.getByText(notice)).toBeHidden();
    expect(await isLeavingAsked(page)).toBe(false);
  });
}
