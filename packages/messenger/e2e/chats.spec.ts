import { expect, expectAccessible, type Page, test } from '@my-air/e2e';

const chats = (page: Page) => page.getByRole('list', { name: 'Chats' });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const writtenIn = (page: Page) => composer(page).evaluate((field) => field.textContent);
const feed = (page: Page) => page.getByRole('feed', { name: 'Messages of this chat' });
const message = (page: Page, text: string) => feed(page).getByRole('article', { name: new RegExp(text) });
const unsent = (page: Page) => feed(page).getByRole('article', { name: 'Your message that is not sent yet' });

async function openChat(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/messenger');
  await chats(page).getByRole('link', { name }).first().click();
  await expect(feed(page)).toBeVisible();
}

test('[MSG-02] [MS-29] opening a chat marks it read in the list, the navigation and the title', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.goto('/messenger');
  await expect(page).toHaveTitle('(3) Messages - My AIR');
  const slow = chats(page).getByRole('link', { name: /Slow Timber/ });
  await expect(slow).toContainText('1 unread message');
  await slow.click();
  await expect(message(page, 'We look at the channel today')).toBeVisible();
  await expect(slow).not.toContainText('unread');
  await expect(page).toHaveTitle('(2) Messages - My AIR');
});

test('[MSG-05] [MS-05] an edit that is chosen by mouse has the caret at the end of the text', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, /Slow Timber/);
  await composer(page).fill('A first try');
  await composer(page).press('Enter');
  await message(page, 'A first try').hover();
  await message(page, 'A first try').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type(', and a second');
  await page.keyboard.press('Enter');
  await expect(message(page, 'A first try, and a second')).toBeVisible();
});

test('[MSG-09] [MS-01] what is written offline waits, outlives a reload, and goes out in order once there is a connection', async ({
  page,
  context,
  signIn,
  expectedConsole,
}) => {
  expectedConsole.push(/./);
  await signIn('partner');
  await openChat(page, /Slow Timber/);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  for (const text of ['first of two', 'second of two']) {
    await composer(page).fill(text);
    await composer(page).press('Enter');
  }
  await expect(unsent(page)).toHaveCount(2);
  await page.unroute('**/api/**');
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.reload();
  await expect(unsent(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Unsent/ })).toContainText('2');
  await page.unroute('**/messages');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(unsent(page)).toHaveCount(0);
  const names = await feed(page)
    .getByRole('article', { name: /of two/ })
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label') ?? ''));
  expect(names.map((name) => name.replace(/^.*: /, ''))).toEqual(['first of two', 'second of two']);
});

test('[MS-03] what the server refuses stays with its reason, and can be taken back', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await openChat(page, /Slow Timber/);
  await sandbox.arm({
    endpoint: 'POST api/chats/{chatId}/messages',
    status: 422,
    body: { message: 'Invalid.', errors: { message: ['Please say it another way.'] } },
    times: 1,
  });
  await composer(page).fill('Not like this');
  await composer(page).press('Enter');
  await expect(unsent(page)).toContainText('Please say it another way.');
  await unsent(page).getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => writtenIn(page)).toBe('Not like this');
  await expect(unsent(page)).toHaveCount(0);
});

test('[NAV-20] [MS-35] on a phone the list and the chat stand one at a time, and nothing scrolls sideways', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('partner');
  await openChat(page, /Slow Timber/);
  await expect(chats(page)).toBeHidden();
  await expect(composer(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the chats' }).click();
  await expect(chats(page)).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('the messenger is accessible, with a chat open', async ({ page, signIn }) => {
  await signIn('partner');
  await openChat(page, /Slow Timber/);
  await expect(message(page, 'We look at the channel today')).toBeVisible();
  await expectAccessible(page);
});
