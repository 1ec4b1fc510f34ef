import { expect, expectAccessible, type Locator, type Page, takeOption, test } from '@my-air/e2e';

const translation = '/ai-metadata/translation';
const videos = (page: Page) => page.getByRole('table', { name: 'Videos' });
const receiptOf = (page: Page) => page.getByRole('dialog', { name: /^Translate \d+ videos?$/ });
const settings = (page: Page) => receiptOf(page).getByRole('combobox', { name: /Translate into/ });
const balance = (page: Page) => page.getByText(/^[\d,]+ translations? available$/);
/** The tile with the number of a job's videos in a state. */
const tile = (page: Page, name: string) =>
  page
    .locator('dl')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition');
/** The button of the top bar that says how far running translations are. */
const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^AI translation/ });

test.beforeEach(async ({ signIn }) => {
  await signIn('partner');
});

async function readBalance(page: Page): Promise<number> {
  return Number((await balance(page).innerText()).replace(/\D/g, ''));
}

const expectBalance = (page: Page, left: number) =>
  expect(balance(page)).toHaveText(`${left.toLocaleString('en-US')} translations available`);

/** The videos that can be translated and are not yet. */
const rowsOf = (page: Page): Locator =>
  videos(page)
    .getByRole('row')
    .filter({ hasText: 'Not translated', hasNotText: /Scheduled|Deleted|No source language/ });
const boxesOf = (page: Page): Locator => rowsOf(page).getByRole('checkbox', { disabled: false });

/** Chooses the languages of the receipt, in place of its initial ones. */
async function chooseLanguages(page: Page, ...names: readonly string[]): Promise<void> {
  await receiptOf(page).getByRole('button', { name: 'Remove German' }).click();
  await settings(page).click();
  for (const name of names) {
    await settings(page).fill(name);
    await takeOption(page.getByRole('option', { name: new RegExp(`^${name}`) }));
  }
  for (const name of names) {
    await expect(
      receiptOf(page).getByRole('button', { name: `Remove ${name}`, includeHidden: true }),
    ).toBeVisible();
  }
  // Not Escape, which closes the receipt where the list is closed already.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** Starts the translation of some videos into Polish, and returns how many translations there were before it. */
async function start(page: Page, count: number, { isReviewed = false } = {}): Promise<number> {
  await page.goto(translation);
  for (let place = 0; place < count; place += 1) await boxesOf(page).nth(place).check();
  const before = await readBalance(page);
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await chooseLanguages(page, 'Polish');
  if (isReviewed) await receiptOf(page).getByRole('checkbox', { name: 'Review before publishing' }).check();
  await receiptOf(page).getByRole('button', { name: 'Start translation' }).click();
  await expect(receiptOf(page)).toBeHidden();
  await expect(page.getByText('Polish', { exact: true })).toBeVisible();
  return before;
}

/** Opens the latest job of the channel. */
async function openJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Details' }).first().click();
  await expect(page).toHaveURL(/\/ai-metadata\/translation\/\d+$/);
  await expect(page.getByRole('table', { name: 'Receipt' })).toBeVisible();
}

test('[AIM-05] [TR-07] a running translation is cancelled: what is done stays, and the rest goes back to the balance', async ({
  page,
  sandbox,
}) => {
  await sandbox.bendTranslations({ batchSize: 1, pauseAfter: 2 });
  const before = await start(page, 5);
  await openJob(page);
  await expect(tile(page, 'Translated')).toHaveText('2');
  await expect(page.getByText('Translating', { exact: true })).toBeVisible();
  await expectBalance(page, before - 5);

  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel translation' });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this translation?' });
  await expect(question).toContainText(
    '2 translations are done and stay on YouTube. Up to 3 unused translations go back',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep translating' }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel translation' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(tile(page, 'Translated')).toHaveText('2');
  await expect(tile(page, 'Cancelled')).toHaveText('3');
  await expectBalance(page, before - 2);
  await expect(cancel).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  const line = page.getByRole('table', { name: 'Receipt' }).getByRole('row', { name: /^Polish/ });
  // Planned, done, failed, cancelled, spent, returned.
  await expect(line.getByRole('cell')).toHaveText(['5', '2', '0', '3', '2', '3']);
});

test('[AIM-05] what is beside and below a running translation stays in its place when it ends', async ({
  page,
  sandbox,
}) => {
  await sandbox.bendTranslations({ batchSize: 1, pauseAfter: 2 });
  await start(page, 5);
  await expect(page.getByText(/^2 of 5 translated/)).toBeVisible();
  const places = () =>
    page
      .getByRole('link', { name: 'Details' })
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().y + scrollY)));
  const before = await places();
  expect(before.length).toBeGreaterThan(1);
  await sandbox.bendTranslations();
  await expect(page.getByText(/^5 of 5 translated/)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('[AIM-05] [TR-08] a translation is undone: its videos and its cost are as they were before', async ({
  page,
}) => {
  await page.goto(translation);
  await expect(boxesOf(page).nth(1)).toBeVisible();
  const untouched = (await rowsOf(page).allInnerTexts()).slice(0, 2);
  const before = await start(page, 2);
  await openJob(page);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expectBalance(page, before - 2);
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo translation' });
  await expect(page.getByText(/^Can be undone until /)).toBeVisible();
  await undo.click();
  const question = page.getByRole('alertdialog', { name: 'Undo this translation?' });
  await expect(question).toContainText('2 new translations');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep the translation' }).click();
  await expect(undo).toBeFocused();
  await undo.click();
  await question.getByRole('button', { name: 'Undo translation' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expectBalance(page, before);
  await page.getByRole('link', { name: 'All videos of this channel' }).click();
  await expect.poll(async () => (await rowsOf(page).allInnerTexts()).slice(0, 2)).toEqual(untouched);
});

test('[AIM-05] [TR-06] only what failed is translated again, and paid for', async ({ page, sandbox }) => {
  await sandbox.bendTranslations({ failureRate: 0.5 });
  const before = await start(page, 8);
  await openJob(page);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const [done, failed] = [
    Number(await tile(page, 'Translated').innerText()),
    Number(await tile(page, 'Failed').innerText()),
  ];
  expect(done).toBeGreaterThan(0);
  expect(failed).toBeGreaterThan(0);
  expect(done + failed).toBe(8);
  await expectBalance(page, before - done);
  // Failures are listed by reason, each with its video.
  await page.getByRole('button', { name: new RegExp(`: ${failed}$`) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: ' · Polish' })).toHaveCount(failed);
  await expectAccessible(page);

  await sandbox.bendTranslations();
  await page.getByRole('button', { name: 'Retry failed only' }).click();
  await expect(tile(page, 'Translated')).toHaveText('8');
  await expect(tile(page, 'Failed')).toHaveCount(0);
  await expectBalance(page, before - 8);
  const line = page.getByRole('table', { name: 'Receipt' }).getByRole('row', { name: /^Polish/ });
  // Planned, done, failed, cancelled, spent, returned.
  await expect(line.getByRole('cell')).toHaveText(['8', '8', '0', '0', '8', '0']);
});

test('[AIM-05] [TR-09] results are reviewed: one is corrected, one is dropped, and the rest are approved and paid for', async ({
  page,
}) => {
  const before = await start(page, 3, { isReviewed: true });
  await openJob(page);
  await expect(page.getByText('Waiting for your review', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const results = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Approve' }) });
  await expect(results).toHaveCount(3);
  const corrected = page.getByRole('article').first();
  await corrected.getByRole('button', { name: 'Edit' }).click();
  const title = corrected.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('Półka bez wkrętów');
  await corrected.getByRole('button', { name: 'Save' }).click();
  await expect(corrected.getByText('Półka bez wkrętów', { exact: true })).toBeVisible();
  await expect(corrected).toContainText('edited');
  await expect(corrected.getByRole('button', { name: 'Approve' })).toBeFocused();

  await results.nth(1).getByRole('button', { name: 'Do not publish' }).click();
  await expect(results).toHaveCount(2);
  await expect(tile(page, 'Cancelled')).toHaveText('1');
  await expect(page.locator('body')).not.toBeFocused();
  await expectBalance(page, before - 2);
  await corrected.getByRole('button', { name: 'Approve' }).click();
  await expect(results).toHaveCount(1);
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('button', { name: 'Approve 1 result' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish 1 translation?' });
  await expect(question).toContainText('Polish');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(results).toHaveCount(0);
  await expect(tile(page, 'Published')).toHaveText('2');
  await expectBalance(page, before - 2);
});

test('[AIM-05] [TR-24] on other screens the top bar says how far a translation is, leads to it, and says nothing once it has ended', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await sandbox.bendTranslations({ batchSize: 1, pauseAfter: 1 });
  await start(page, 4);
  await page.goto('/ai-metadata/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chip(page)).toHaveAccessibleName(/25\s?%/);
  await sandbox.bendTranslations({ batchSize: 1, pauseAfter: 3 });
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(chip(page)).toHaveAccessibleName(/75\s?%/, { timeout: 1_000 });
  }).toPass();

  await chip(page).click();
  const sheet = page.getByRole('dialog', { name: 'AI translation' });
  await expect(sheet).toContainText('3 of 4 translated');
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/\/ai-metadata\/translation\/\d+$/);
  await expect(sheet).toBeHidden();
  await expect(tile(page, 'Translated')).toHaveText('3');

  await page.goto('/ai-metadata/about');
  await expect(chip(page)).toBeVisible();
  await sandbox.bendTranslations();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(chip(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

/**
 * Selects all public videos but one for languages that cost more than the balance. Returns their number, and
 * that one.
 */
async function runShort(page: Page): Promise<{ count: number; left: string; missing: number }> {
  await page.goto(translation);
  const listed = page.waitForResponse(/videos.*public/);
  await page.getByRole('combobox', { name: 'Privacy' }).selectOption({ label: 'Public' });
  await listed;
  await expect(page).toHaveURL(/privacy=public/);
  await expect(page.getByRole('button', { name: 'Reload the list' })).toBeEnabled();
  await boxesOf(page).first().check();
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  const box = boxesOf(page).nth(1);
  const left = (await box.getAttribute('aria-label')) ?? '';
  await box.uncheck();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await chooseLanguages(page, 'Polish', 'French', 'Italian', 'Dutch');
  const shortage = receiptOf(page).getByText(/^[\d,]+ translations are missing$/);
  await expect(shortage).toBeVisible();
  await expect(receiptOf(page).getByRole('button', { name: 'Start translation' })).toBeDisabled();
  const title = await receiptOf(page).getByRole('heading').first().innerText();
  return {
    count: Number(title.replace(/\D/g, '')),
    left,
    missing: Number((await shortage.innerText()).replace(/\D/g, '')),
  };
}

/** Buys the package of 500 translations as far as the payment page. */
async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Buy 500 translations for/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
}

/** Checks that the receipt is as it was left, and that the missing balance is there. */
async function expectSameSelection(
  page: Page,
  { count, left, missing }: Awaited<ReturnType<typeof runShort>>,
): Promise<void> {
  const receipt = page.getByRole('dialog', { name: `Translate ${count} videos` });
  await expect(receipt).toBeVisible();
  for (const name of ['Polish', 'French', 'Italian', 'Dutch']) {
    await expect(receipt.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await expect(receipt.getByRole('button', { name: 'Remove German' })).toHaveCount(0);
  const after = receipt.locator('dl').filter({ hasText: 'Balance after' }).getByRole('definition');
  await expect(after).toHaveText(String(500 - missing));
  await expect(receipt.getByText(/missing$/)).toHaveCount(0);
  await expect(page).toHaveURL(/privacy=public/);
  await expect(receipt.getByRole('button', { name: 'Start translation' })).toBeEnabled();
  await receipt.getByRole('button', { name: 'Not now' }).click();
  await expect(videos(page).getByRole('checkbox', { name: left, exact: true })).not.toBeChecked();
  await expect(boxesOf(page).first()).toBeChecked();
}

test('[AIM-04] [AIM-07] [TR-03] what is missing is bought, at the third try, and the payment leads back to the same selection and languages, which can be started', async ({
  page,
}) => {
  const chosen = await runShort(page);
  await expectAccessible(page);
  await receiptOf(page).getByRole('link', { name: 'Buy translations' }).click();
  await expect(page.getByText('Your selection and settings are kept.')).toBeVisible();
  // The user changes their mind, and loses nothing.
  await page.getByRole('link', { name: 'Back to my selection' }).click();
  await expect(page.getByRole('dialog', { name: `Translate ${chosen.count} videos` })).toBeVisible();
  await receiptOf(page).getByRole('link', { name: 'Buy translations' }).click();
  // The first try is declined, the second is left, and the third is paid.
  await order(page);
  await page.getByRole('button', { name: 'Let the bank decline it' }).click();
  await page
    .getByRole('dialog', { name: 'Payment failed' })
    .getByRole('button', { name: 'Choose a package' })
    .click();
  await order(page);
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByRole('link', { name: 'Back to my selection' })).toBeVisible();
  await order(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const paid = page.getByRole('dialog', { name: 'Payment received' });
  await paid.getByRole('button', { name: 'Continue' }).click();
  await expect(paid).toBeHidden();
  await expectSameSelection(page, chosen);

  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await receiptOf(page).getByRole('button', { name: 'Start translation' }).click();
  await expect(receiptOf(page)).toBeHidden();
  await expect(page.getByText('French, Italian, Dutch, and Polish')).toBeVisible();
});

test('[AIM-07] [TR-19] [G-28] a payment that is told a minute late is waited for, and leads back to the same selection', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const chosen = await runShort(page);
  await receiptOf(page).getByRole('link', { name: 'Buy translations' }).click();
  await order(page);
  const before = await page.request.get('/api/finances-ai/balance').then((answer) => answer.json());
  await page.getByRole('button', { name: /confirmation come a minute later/ }).click();
  await expect(page.getByText('Checking your payment').first()).toBeVisible();
  // The page polls for its minute, and after it; nothing has come.
  const reads = async () =>
    (await sandbox.log()).filter(({ method, path }) => method === 'GET' && path.endsWith('/orders')).length;
  for (const seconds of [30, 31]) {
    const sofar = await reads();
    await page.clock.runFor(seconds * 1000);
    await expect.poll(reads).toBeGreaterThan(sofar);
  }
  const paid = page.getByRole('dialog', { name: 'Payment received' });
  await expect(paid).toHaveCount(0);
  await expect(page.getByText('Checking your payment').first()).toBeVisible();
  expect(await page.request.get('/api/finances-ai/balance').then((answer) => answer.json())).toEqual(before);

  await sandbox.advance(60, { keepSessions: true });
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(paid).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await paid.getByRole('button', { name: 'Continue' }).click();
  await expectSameSelection(page, chosen);
});
