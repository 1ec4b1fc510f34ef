import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[DIST-01] [NAV-34] every platform has its state, and the requests are one table', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/distribution');
  for (const [platform, state] of [
    ['Facebook Watch', 'Live'],
    ['Snapchat', 'In preparation'],
    ['TikTok', 'Not started'],
    ['Roku', 'Not started'],
    ['Pluto TV', 'Not started'],
    ['Dailymotion', 'Rejected'],
    ['Vessel', 'Former platform'],
    ['Amazon Freevee', 'Not available'],
  ] as const) {
    await expect(cardOf(page, platform).getByText(state, { exact: true })).toBeVisible();
  }
  await expect(cardOf(page, 'Dailymotion').getByText(/licensed for YouTube only/)).toBeVisible();
  await expect(cardOf(page, 'Samsung TV Plus').getByText('Status updating')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Requests by channel' }).click();
  const table = page.getByRole('table', { name: 'Requests by channel and platform' });
  await table.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Progress of the request' })).toBeVisible();
});
