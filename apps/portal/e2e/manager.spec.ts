import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from '@my-air/e2e';

/** Forty channels of a manager: six can join, four were invited, the others work with us. */
const channels = Array.from({ length: 40 }, (_, place) => ({
  platform: 'youtube',
  platform_guid: `UC-managed-${place}`,
  title: `Studio ${place + 1}`,
  subscriber_count: 1000 * (place + 1),
  country: 'UA',
  status: place < 6 ? 'not_connected' : place < 10 ? 'invitation_sent' : 'connected',
}));

/** Responds with the channels of a manager; returns the ids of those that were asked to join. */
async function manageChannels(page: Page): Promise<readonly string[]> {
  const joined: string[] = [];
  const now = () =>
    channels.map((channel) =>
      joined.includes(channel.platform_guid) ? { ...channel, status: 'pending' } : channel,
    );
  await page.route('**/api/channels', (route) => route.fulfill({ json: { channels: now() } }));
  await page.route('**/api/channels/youtube/*/join', (route) => {
    const guid = new URL(route.request().url()).pathname.split('/').at(-2)!;
    joined.push(guid);
    return route.fulfill({ json: { channel: now().find(({ platform_guid }) => platform_guid === guid) } });
  });
  return joined;
}

test('[CH-15] a manager of forty channels finds those that need them, and six join in under ten presses', async ({
  page,
  signIn,
}) => {
  const joined = await manageChannels(page);
  await signIn('partner');
  await page.goto('/home');
  let presses = 0;
  const press = async (target: ReturnType<Page['getByRole']>) => {
    presses += 1;
    await target.click();
  };

  await press(page.getByRole('link', { name: 'All channels' }));
  await press(page.getByRole('link', { name: /^Needs you/ }));
  await expect(page.getByText('10 channels', { exact: true })).toBeVisible();
  presses += 1;
  await page.getByRole('combobox', { name: 'Status' }).selectOption('not_connected');
  await expect(page.getByText('6 channels', { exact: true })).toBeVisible();
  await press(page.getByRole('checkbox', { name: /^Select all/ }));
  await press(page.getByRole('button', { name: 'Apply (6)' }));
  await expect.poll(() => joined.length).toBe(6);
  expect(presses).toBeLessThan(10);
  expect(new URL(page.url()).searchParams.get('needs')).toBe('me');
});

test('[CH-15] one channel is chosen in the top bar, for all screens, until it is left', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/moderation');
  await page.getByRole('button', { name: 'Channel', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Channel' });
  await expect(sheet.getByRole('button', { name: 'All channels' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Old Cuts' }).click();
  await expect(page.getByText('Only Old Cuts')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await page.goto('/services');
  await expect(page.getByText('Only Old Cuts')).toBeVisible();
  await page.getByRole('button', { name: 'Show all channels' }).click();
  await expect(page.getByText('Only Old Cuts')).toHaveCount(0);
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Only Old Cuts')).toHaveCount(0);
});

test('[HOME-01] everything with a date is on one page, and saved as a file for calendars', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/home');
  await page.getByRole('link', { name: 'All dates' }).click();
  const list = page.getByRole('list', { name: 'Dates' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('dates.ics');
});
