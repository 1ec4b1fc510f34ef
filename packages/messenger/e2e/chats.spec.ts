import { expect, expectAccessible, type Page, readUp, test } from '@my-air/e2e';

const chats = (page: Page) => page.getByRole('list', { name: 'Chats' });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const writtenIn = (page: Page) => composer(page).evaluate((field) => field.textContent);
const feed = (page: Page) => page.getByRole('feed', { name: 'Messages of this chat' });
const message = (page: Page, text: string) => feed(page).getByRole('article', { name: new RegExp(text) });
const unsent = (page: Page) => feed(page).getByRole('article', { name: 'Your message that is not sent yet' });
/** The chat of the partner's group, which is several pages long. */
const group = /Меблі за вечір/;

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

test('[MSG-04] [MS-01] a message is sent, and the manager answers by himself', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('partner');
  await fetch(`${sandbox.url}/sandbox/api/manager`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ delaySeconds: 1 }),
  });
  await openChat(page, /Slow Timber/);
  const count = await feed(page).getByRole('article').count();
  await composer(page).fill('The footage is ours.');
  await composer(page).press('Enter');
  await expect(message(page, 'The footage is ours')).toBeVisible();
  await expect(composer(page)).toBeEmpty();
  await expect(feed(page).getByRole('article')).toHaveCount(count + 2);
  await expect(feed(page).getByRole('article').last()).not.toHaveAccessibleName(/^You/);
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

test('[MS-16] [MS-08] older pages come without moving the reader, and an answer leads to the message it answers', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, group);
  const list = feed(page);
  await expect(list.getByRole('article').last()).toBeVisible();
  let drift = 0;
  for (let step = 0; step < 40; step += 1) {
    drift = Math.max(drift, (await list.evaluate(readUp, { by: 400, grows: false, frames: 12 })).drift);
  }
  expect(drift).toBeLessThanOrEqual(1);
  expect(await list.locator('[data-row]').count()).toBeLessThanOrEqual(80);
  await page.getByRole('button', { name: 'To the latest' }).click();
  const quote = list.getByRole('button', { name: /In reply to/ }).last();
  // It is pointed out for less than two seconds: the page itself watches for it from before the press on.
  const pointedOut = list.locator('[data-pointed]').waitFor();
  await quote.click();
  await pointedOut;
});

test('[MSG-08] a question to support becomes a chat', async ({ page, signIn }) => {
  await signIn('partner');
  await page.goto('/messenger');
  await page.getByRole('button', { name: 'Ask support' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask support' });
  await dialog.getByLabel(/Topic/).selectOption({ index: 1 });
  await dialog.getByLabel(/Summary/).fill('Payout');
  await dialog.getByLabel(/Your question/).fill('Where is my payout?');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(message(page, 'Where is my payout')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Payout' })).toBeVisible();
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
