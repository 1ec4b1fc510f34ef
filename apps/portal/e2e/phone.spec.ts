import { expect, holdTimers, type Locator, test } from '@my-air/e2e';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const boxOf = async (part: Locator) => (await part.boundingBox())!;

test('[NAV-31] a message lies on no button of a sheet, nor on its title', async ({
  page,
  context,
  signIn,
}) => {
  await holdTimers(context, 5000);
  await signIn('partner');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Move to the archive' }).first().tap();
  const message = page.getByRole('region', { name: /^Notices/ }).getByRole('group');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Preferences' }).tap();
  // A sheet that fills the screen.
  await page.setViewportSize({ width: 360, height: 500 });
  const sheet = page.getByRole('dialog');
  const done = sheet.getByRole('button', { name: 'Done' });
  await expect(done).toBeInViewport({ ratio: 1 });
  await expect(message).toBeInViewport({ ratio: 1 });
  const place = await boxOf(message);
  for (const part of [
    done,
    sheet.getByRole('button', { name: 'Close' }),
    sheet.getByRole('heading').first(),
  ]) {
    const box = await boxOf(part);
    expect(place.y + place.height <= box.y || box.y + box.height <= place.y).toBe(true);
  }
});

test('[MSG-09] [AUTH-09] offline, and with staff acting for the user, the field of a chat is above the bottom bar', async ({
  page,
  context,
  sandbox,
}) => {
  await page.request.post(`${sandbox.url}/sandbox/api/impersonate`, { data: { persona: 'partner' } });
  await page.goto('/impersonate');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().tap();
  const field = page.getByRole('textbox', { name: /message/i });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByText(/acts as Olena Koval$/)).toBeInViewport();
  const bar = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'More' }) });
  const end = async (part: Locator) => (await boxOf(part)).y + (await boxOf(part)).height;
  await expect.poll(async () => (await end(field)) <= (await boxOf(bar)).y).toBe(true);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
});

test('[MKT-01] the search of services goes to the top, with its results below it, and Filters opens by a mouse as well', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/services');
  const search = page.getByRole('searchbox', { name: 'Search the services' });
  await search.tap();
  await expect.poll(async () => (await boxOf(search)).y).toBeLessThan(90);
  await search.fill('thumbnail');
  // A keyboard covers the lower half.
  const found = page.getByRole('region', { name: 'Services', exact: true }).getByRole('article').first();
  await expect(found.getByRole('heading', { name: /^Thumbnail/ })).toBeInViewport();
  expect((await boxOf(found)).y).toBeLessThan(370);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('[NAV-31] where there is no keyboard, nothing speaks of one, nor of dropping files', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/messenger');
  await page.getByRole('button', { name: 'Ask support' }).first().tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: /files/i })).toBeVisible();
  await expect(page.getByText(/drop or paste/)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('combobox').fill('keyboard');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().tap();
  await page.getByRole('button', { name: 'More about this chat' }).tap();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});
