import { expect, expectAccessible, expectAnnounced, type Page, takeOption, test } from '@my-air/e2e';

test.beforeEach(async ({ signIn }) => {
  await signIn('partner');
});

const channel = 'UColenaunboxed0000000000';
const path = `/ai-metadata/translation?channel=${channel}`;

/** Leaves for YouTube past the list of its permissions, chooses there, and comes back. */
async function authorize(page: Page, opening: string | RegExp, name: RegExp, decision = 'Allow') {
  await page.getByRole('button', { name: opening }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('translations of titles and descriptions', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go to YouTube' }).click();
  await expect(page.getByRole('heading', { name: /wants access to your/ })).toBeVisible();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: decision }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI translation' })).toBeVisible();
  // The parameters that came back in the address are acted on once.
  await expect(page).toHaveURL(/\/ai-metadata\/translation(?!.*oauth)/);
}

test('[AIM-01] [NAV-16] access that was revoked is given again, and the channel can be translated', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByText('YouTube revoked our access')).toBeVisible();
  await authorize(page, 'Reconnect', /^Olena Unboxed/);
  await page.goto(path);
  await expect(page.getByRole('article', { name: 'Olena Unboxed' })).toBeVisible();
  await expect(page.getByText('YouTube revoked our access')).toBeHidden();
  const boxes = page.getByRole('table', { name: 'Videos' }).getByRole('checkbox', { disabled: false });
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  const receipt = page.getByRole('dialog', { name: 'Translate 1 video' });
  await receipt.getByRole('combobox', { name: /Translate into/ }).fill('Polish');
  await takeOption(page.getByRole('option', { name: /^Polish/ }));
  await page.keyboard.press('Tab');
  await receipt.getByRole('button', { name: 'Start translation' }).click();
  await expect(page.getByText(/^1 of 1 translated/)).toBeVisible();
});

test('[AIM-01] [NAV-16] a new channel is added and loads its videos', async ({ page, sandbox }) => {
  await page.goto('/ai-metadata/translation');
  await authorize(page, 'Connect another channel', /^A new channel Nobody/);
  const channels = page.getByRole('combobox', { name: 'Channel' });
  await expect(channels.getByRole('option')).toHaveCount(3);
  await channels.selectOption({ index: 2 });
  // The first page of videos takes its time.
  await sandbox.advance(60, { keepSessions: true });
  const rows = page.getByRole('table', { name: 'Videos' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Not translated' }).first()).toBeVisible();
});

test('[AIM-01] [NAV-16] a channel of somebody else is refused in words', async ({ page }) => {
  await page.goto('/ai-metadata/translation');
  await authorize(page, 'Connect another channel', /Added to another account already/);
  await expectAnnounced(page, 'This channel is not yours');
  await expect(page.getByRole('combobox', { name: 'Channel' }).getByRole('option')).toHaveCount(2);
});

test('[AIM-01] [TR-15] a translation that waits for a lost access goes on once the channel is reconnected', async ({
  page,
  sandbox,
}) => {
  await sandbox.bendTranslations({ batchSize: 1, revokeAfter: 1 });
  await page.goto('/ai-metadata/translation');
  const untranslated = page
    .getByRole('table', { name: 'Videos' })
    .getByRole('row')
    .filter({ hasText: 'Not translated', hasNotText: /Scheduled|Deleted|No source language/ })
    .getByRole('checkbox', { disabled: false });
  for (const place of [0, 1, 2]) await untranslated.nth(place).check();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  const receipt = page.getByRole('dialog', { name: 'Translate 3 videos' });
  await receipt.getByRole('button', { name: 'Start translation' }).click();
  await expect(receipt).toBeHidden();
  // The newest is first in the list once it is there.
  await expect(page.getByText('Paused: reconnect the channel')).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).first().click();
  const translated = page
    .locator('dl')
    .filter({ has: page.getByRole('term').filter({ hasText: /^Translated$/ }) })
    .getByRole('definition');
  await expect(translated).toHaveText('1');
  const job = page.url();
  await sandbox.bendTranslations();
  await page.getByRole('link', { name: 'All videos of this channel' }).click();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to YouTube' }).click();
  await page.getByRole('radio', { name: /^Майстерня Олени/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI translation' })).toBeVisible();
  await expect(page.getByText('YouTube revoked our access')).toHaveCount(0);
  await page.goto(job);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(translated).toHaveText('3');
});
