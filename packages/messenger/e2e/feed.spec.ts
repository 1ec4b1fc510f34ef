import { expect, type Page, readUp, test } from '@my-air/e2e';

const feed = (page: Page) => page.getByRole('feed', { name: 'Messages of this chat' });
/** The chat of the partner's group, which is several pages long. */
const group = /Меблі за вечір/;

/** Opens a chat of the partner. */
async function openChat(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/messenger');
  await page.getByRole('list', { name: 'Chats' }).getByRole('link', { name }).first().click();
  await expect(feed(page).getByRole('article').last()).toBeVisible();
}

/** The number of the chat that is open. */
const openId = (page: Page) => Number(new URL(page.url()).searchParams.get('chat'));

/** Sends a message of the user from another device. */
async function writeElsewhere(page: Page, chatId: number, message: string): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/api/chats/${chatId}/messages`, {
    headers: { 'x-xsrf-token': decodeURIComponent(token), origin, accept: 'application/json' },
    multipart: { message, no_html_with_mentions: message },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('[MS-16] [MS-22] a reader of older messages is not moved by pages, by pictures that come late, or by messages that arrive', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, group);
  const list = feed(page);
  const read = new Set<string>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.endsWith('/messages') && search) read.add(search);
  });
  let drift = 0;
  for (let step = 0; step < 30; step += 1) {
    if (step % 10 === 4) await writeElsewhere(page, openId(page), `While you read ${step}`);
    const seen = await list.evaluate(readUp, { by: 450, grows: step % 3 === 1, frames: 8 });
    drift = Math.max(drift, seen.drift);
    expect(seen.rows).toBeLessThanOrEqual(80);
  }
  expect(read.size).toBeGreaterThanOrEqual(2);
  expect(drift).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: /To the latest|new message/ }).click();
  // The manager may have answered since.
  await expect(list.getByRole('article', { name: /While you read 24/ })).toBeVisible();
});

test('[MS-16] a control that gets the focus stays where the browser has scrolled to it', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, group);
  const list = feed(page);
  const quote = list.getByRole('button', { name: /In reply to/ }).last();
  await quote.waitFor();
  const moved = await quote.evaluate(async (button) => {
    const scroller = button.closest('[role=feed]')!;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The list has just moved itself for a row that grew, and its scroll event is still to come.
    await frame();
    button.closest<HTMLElement>('[data-row]')!.style.paddingBottom = '120px';
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
    // Both in one task, as the browser does it: the event of the scroll comes after the focus.
    scroller.scrollTop -= 400;
    const { top } = button.getBoundingClientRect();
    (button as HTMLElement).focus({ preventScroll: true });
    for (let count = 0; count < 5; count += 1) await frame();
    return button.getBoundingClientRect().top - top;
  });
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
});

test('[MS-18] a message that has the focus keeps it, however far the list is scrolled, and the arrows go on from there', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, group);
  const list = feed(page);
  const last = list.getByRole('article').last();
  await last.focus();
  const name = await last.getAttribute('aria-label');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  // Ten thousand pixels or the beginning, whichever comes first; page after page is read on the way.
  const past = await list.evaluate(async (element) => {
    let scrolled = 0;
    for (let step = 0; step < 60 && scrolled < 10_000; step += 1) {
      const before = element.scrollHeight - element.scrollTop;
      element.scrollTop -= 500;
      for (let wait = 0; wait < 4; wait += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      scrolled += Math.max(0, element.scrollHeight - element.scrollTop - before);
    }
    return scrolled;
  });
  expect(past).toBeGreaterThan(4_000);
  expect(await focused()).toBe(name);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).not.toBe(name);
  await expect(list.locator('article:focus')).toBeInViewport();
  await page.keyboard.press('End');
  expect(await focused()).toBe(name);
  await page.keyboard.press('Home');
  await expect(list.locator('article:focus')).toHaveAttribute('aria-posinset', /^\d+$/);
  await expect(list.locator('article:focus')).toBeInViewport();
});

test('[MS-19] what was written before is not read aloud, neither at opening nor as older pages come', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[aria-live]')?.textContent;
        if (text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openChat(page, group);
  const list = feed(page);
  const count = await list.getByRole('article').first().getAttribute('aria-label');
  for (let step = 0; step < 12; step += 1) await list.evaluate(readUp, { by: 500, grows: false, frames: 5 });
  expect(await list.getByRole('article').first().getAttribute('aria-label')).not.toBe(count);
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said.filter((text) => /message/i.test(text))).toEqual([]);
});

test('[MS-29] [MS-08] an address leads to a message that is pages away, and every message from it to the latest is there', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  await openChat(page, group);
  const chatId = openId(page);
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const answer = await page.request.get(`/api/chats/${chatId}/messages?page=${number}`, {
        headers: { accept: 'application/json' },
      });
      return ((await answer.json()) as { messages: { id: number }[] }).messages.map(({ id }) => id);
    }),
  );
  const oldestFirst = pages.flat().sort((one, other) => one - other);
  const id = Math.min(...pages[3]!);
  const later = oldestFirst.filter((other) => other > id);
  const row = (of: number) => feed(page).locator(`[data-row="message-${of}"] article`);
  await page.goto(`/messenger?chat=${chatId}&message=${id}`);
  await expect(row(id)).toBeInViewport();
  await expect(row(id)).toBeFocused();
  for (const next of later) {
    await expect(row(next)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(row(next)).toBeFocused();
  }
  await expect(row(later.at(-1)!)).toBeInViewport();
});

test('[MS-35] long words, right-to-left letters and emoji never widen the chat', async ({ page, signIn }) => {
  await signIn('partner');
  await openChat(page, /Slow Timber/);
  const chatId = openId(page);
  const texts = [
    `https://example.com/${'a1b2c3d4'.repeat(60)}`,
    'שלום, מה שלומך? مرحبا كيف حالك',
    '👨‍👩‍👧‍👦'.repeat(80),
    'w'.repeat(900),
  ];
  for (const text of texts) await writeElsewhere(page, chatId, text);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await expect(feed(page).getByRole('article', { name: /wwww/ }).last()).toBeVisible();
    const wider = await feed(page).evaluate((element) => {
      const inner = element.scrollWidth - element.clientWidth;
      return Math.max(inner, document.documentElement.scrollWidth - innerWidth);
    });
    expect(wider).toBeLessThanOrEqual(0);
  }
});

test('[MS-16] the list has one edge at each width, and so have the name of a chat, its messages and the field', async ({
  page,
  signIn,
}) => {
  await signIn('partner');
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openChat(page, 'Майстерня Олени');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    const edges = await page.evaluate(() => {
      const startOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
      const firstSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())!;
      const list = ['h1', 'div:has(> input[type="search"])', 'a [data-shape]'].map(firstSeen);
      const chat = ['header:has(h2) :is([data-shape], h2)', 'article [data-shape]'].map(firstSeen);
      chat.push(document.querySelector('[contenteditable]')!.closest('div:has(button)')!);
      return { list: new Set(list.map(startOf)).size, chat: new Set(chat.map(startOf)).size };
    });
    expect(edges, `${width} px`).toEqual({ list: 1, chat: 1 });
  }
});

/** The height of the last row's part that is below the feed once nothing moves any more, in pixels. */
async function hiddenEnd(element: HTMLElement | SVGElement): Promise<number> {
  for (let wait = 0; wait < 30; wait += 1) await new Promise((done) => requestAnimationFrame(done));
  const rows = [...element.querySelectorAll('[data-row]')];
  const end = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
  return end - element.getBoundingClientRect().bottom;
}

for (const [where, by] of [
  ['at its end', 0],
  ['scrolled up', 900],
] as const) {
  test(`[MS-16] a reply that is sent from a chat that is ${where} ends above the composer, and stays there`, async ({
    page,
    signIn,
  }) => {
    await signIn('partner');
    await openChat(page, group);
    const list = feed(page);
    const field = page.getByRole('textbox', { name: 'Message', exact: true });
    const toEnd = page.getByRole('button', { name: /To the latest|new message/ });
    expect(await list.evaluate(hiddenEnd)).toBeLessThanOrEqual(1);
    // Each is drawn higher than the row of the unsent message that it takes the place of.
    for (const text of ['Yes', 'A line\n'.repeat(6).trim(), 'We look at it again tomorrow. '.repeat(12)]) {
      const answered = list.getByRole('article').last();
      await answered.hover();
      await answered.getByRole('button', { name: 'Reply', exact: true }).click();
      if (by > 0) {
        await list.evaluate((element, distance) => (element.scrollTop -= distance), by);
        await expect(toEnd).toBeVisible();
      }
      await field.fill(text);
      await field.press('Enter');
      const sent = list.locator('[data-row^="message-"]', { hasText: text.split('\n')[0]! }).last();
      await expect(sent).toBeAttached();
      await expect(list.locator('[data-row^="outgoing-"]')).toHaveCount(0);
      expect(await list.evaluate(hiddenEnd)).toBeLessThanOrEqual(1);
      await expect(sent).toBeInViewport();
      await expect(toEnd).toBeHidden();
    }
  });
}
