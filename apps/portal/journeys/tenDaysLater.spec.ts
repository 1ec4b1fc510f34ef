import { emailOf, expect, type Page, password, test } from '@my-air/e2e';

const tenDays = 10 * 24 * 60 * 60;
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const unsent = (page: Page) =>
  page
    .getByRole('feed', { name: 'Messages of this chat' })
    .getByRole('article', { name: 'Your message that is not sent yet' });
const balance = (page: Page) => page.getByText(/^[\d,]+ translations available$/);
const agreement = (page: Page) => page.getByRole('button', { name: 'Read and accept: Pluto TV' });

/** Starts the translation of two videos, and returns the balance before it. */
async function translateTwo(page: Page): Promise<number> {
  await page.goto('/ai-metadata/translation');
  const boxes = page
    .getByRole('row')
    .filter({ hasText: 'Not translated', hasNotText: /Scheduled|Deleted|No source language/ })
    .getByRole('checkbox', { disabled: false });
  for (const place of [0, 1]) await boxes.nth(place).check();
  const before = Number((await balance(page).innerText()).replaceAll(/\D/g, ''));
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  const receipt = page.getByRole('dialog', { name: 'Translate 2 videos' });
  await receipt.getByRole('button', { name: 'Start translation' }).click();
  return before;
}

test('[ERR-02] [MSG-09] [AIM-05] what was under way when the session ended is as it was left ten days later', async ({
  page,
  sandbox,
  signIn,
}) => {
  const sends = async () =>
    (await sandbox.log())
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
      .map(({ status }) => status);
  await signIn('partner');
  await page.goto('/distribution');
  await expect(agreement(page)).toBeVisible();
  await sandbox.bendTranslations({ batchSize: 1, pauseAfter: 1 });
  const before = await translateTwo(page);
  await expect(page.getByText(/^1 of 2 translated/)).toBeVisible();
  await page.goto('/messenger');
  const chat = page
    .getByRole('list', { name: 'Chats' })
    .getByRole('link', { name: /Slow Timber/ })
    .first();
  await chat.click();
  await sandbox.arm({
    endpoint: 'POST api/chats/{chatId}/messages',
    status: 422,
    body: { message: 'Invalid.', errors: { message: ['Please say it another way.'] } },
    times: 1,
  });
  await composer(page).fill('Refused');
  await composer(page).press('Enter');
  await expect(unsent(page)).toContainText('Please say it another way.');
  await composer(page).click();
  await page.keyboard.type('Half a thought');
  await expect(chat).toContainText('Half a thought');

  await sandbox.bendTranslations();
  await sandbox.advance(tenDays);
  await page.clock.setSystemTime(Date.now() + tenDays * 1_000);
  // The browser itself does not know of the ten days, in which its cookies have expired.
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
  await page.getByLabel('E-mail').fill(emailOf('partner'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/messenger');
  await expect(unsent(page)).toHaveCount(1);
  await expect(unsent(page)).toContainText('Please say it another way.');
  await expect(composer(page)).toHaveText('Half a thought');

  await page.goto('/ai-metadata/translation');
  await expect(balance(page)).toHaveText(`${(before - 2).toLocaleString('en-US')} translations available`);
  await page.getByRole('link', { name: 'Details' }).first().click();
  await expect(page).toHaveURL(/\/translation\/\w+$/);
  const line = page.getByRole('table', { name: 'Receipt' }).locator('tbody').getByRole('row').first();
  // Planned, done, failed, cancelled, spent, returned.
  await expect(line.getByRole('cell')).toHaveText(['2', '2', '0', '0', '2', '0']);
  await page.goto('/distribution');
  await expect(agreement(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await sends()).toEqual([422]);
});
