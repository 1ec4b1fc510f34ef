import { expect, expectAccessible, expectAnnounced, test } from '@my-air/e2e';

test('[MKT-03] a partner whose channel is connected reads so at a service, and is offered another channel', async ({
  page,
  signIn,
}) => {
  await signIn('scalelab');
  await page.goto('/services/1');
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await expect(facts.getByText('Trail Notes is already connected.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a channel' })).toHaveCount(0);
  await expectAccessible(page);
  await facts.getByRole('button', { name: 'Add another channel' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a channel' })).toBeVisible();
});

test('[MKT-03] [MKT-04] a creator without a channel is offered to connect one, and asks support about a service', async ({
  page,
  signIn,
}) => {
  await signIn('twofactor');
  await page.goto('/services/1');
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await expect(facts.getByText(/^Only members of our program can write directly/)).toBeVisible();
  await facts.getByRole('button', { name: 'Ask support' }).click();
  const question = page.getByRole('dialog', { name: 'Ask support' });
  await expect(
    question.getByText(/Monetization with the network/).or(question.getByRole('textbox').first()),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await facts.getByRole('button', { name: 'Add a channel' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a channel' })).toBeVisible();
});

test('[NAV-31] [DIST-02] a platform is found from any screen, and its dialog comes back with what was agreed', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/news');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('TikTok');
  await page
    .getByRole('group', { name: 'Distribution' })
    .getByRole('option', { name: /^TikTok/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Distribution' });
  await expect(dialog.getByText('Not started')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Read and accept: TikTok' }).click();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog.getByText('In preparation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/news$/);
});

test('[NAV-31] [DIST-01] a request leads to the dialog of its platform, and from there to all platforms', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/distribution?view=requests');
  const cell = page.getByRole('gridcell').filter({ hasNotText: 'No request' }).first();
  await cell.click();
  await page.getByRole('button', { name: 'See the platform' }).click();
  const dialog = page.getByRole('dialog', { name: 'Distribution' });
  await expect(dialog.getByRole('article')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open distribution' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/distribution$/);
});

test('[AIM-01] a channel is disconnected from AI translation, and the others stay', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/ai-metadata/translation');
  const channel = page.getByRole('combobox', { name: 'Channel', exact: true });
  await expect(channel.getByRole('option')).toHaveCount(2);
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^Disconnect Майстерня Олени/ });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expectAnnounced(page, 'Майстерня Олени is no longer connected to AI translation');
  await expect(page.getByRole('article', { name: 'Olena Unboxed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Olena Unboxed' })).toBeVisible();
  await expect(page.getByText('Майстерня Олени')).toHaveCount(0);
});
