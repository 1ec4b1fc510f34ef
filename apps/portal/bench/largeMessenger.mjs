// The messenger of the built portal with 10,000 chats, one of 100,000 messages: reading back, long scrolling,
// and two hours of polling. Distances, counts and ratios are limited; times are the machine's and only
// printed.
import { setTimeout as wait } from 'node:timers/promises';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { dismissPendingModals } from '../e2e/dismissPendingModals.ts';
import { readUp } from '../e2e/readUp.ts';

const pages = 50;
const hours = 2;
const failures = [];

const began = performance.now();
const sandbox = await startSandbox({
  port: 0,
  dataDir: 'memory',
  size: 'large',
  managerDelay: null,
  isStrict: false,
  ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
});
console.log(`The large sandbox is up after ${seconds(began)}`);
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const chatId = await fillLongChat();
  await readBack(chatId);
  await keepPolling(chatId);
} finally {
  await browser.close();
  await sandbox.close();
}
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Reads back page after page, while messages come, pictures come late and rows above grow. */
async function readBack(chatId) {
  const { page, feed } = await openChat(chatId);
  const read = new Set();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname.endsWith(`/chats/${chatId}/messages`))
      read.add(Number(url.searchParams.get('page') ?? 1));
  });
  const start = performance.now();
  const worst = { drift: 0, rows: 0, elements: 0 };
  let steps = 0;
  let arrivals = 0;
  let early;
  for (; read.size < pages && steps < 1_000; steps += 1) {
    if (steps % 10 === 5) arrivals += await arrive(chatId, 3);
    const step = await feed.evaluate(readUp, { by: 700, grows: steps % 4 === 1, frames: 10 });
    for (const name of Object.keys(worst)) worst[name] = Math.max(worst[name], step[name]);
    if (early === undefined && read.size >= 5) early = await heap(page);
  }
  const all = await heap(page);
  console.log(
    `Reading back: ${read.size} pages in ${steps} steps and ${seconds(start)}, ${arrivals} messages arrived meanwhile`,
  );
  hold('a message moved by itself, px', worst.drift, 1);
  hold('rows at most', worst.rows, 80);
  hold('elements at most', worst.elements, 1_000);

  const scrollThrough = () =>
    feed.evaluate(async (list) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const direction of [1, -1]) {
        const end = () =>
          direction > 0 ? list.scrollHeight - list.clientHeight - list.scrollTop : list.scrollTop;
        // The first rows are left alone: they would read on.
        while (end() > (direction > 0 ? 2 : 8_000)) {
          list.scrollTop += direction * 700;
          await frame();
        }
      }
    });
  await scrollThrough();
  const first = await heap(page);
  for (let round = 0; round < 4; round += 1) await scrollThrough();
  const last = await heap(page);
  console.log(
    `Heap: ${mb(early)} after 5 pages, ${mb(all)} after ${read.size}, ${mb(last)} after five times through them`,
  );
  hold('heap at the end ÷ after 5 pages', last / early, 1.5);
  hold('heap after five times through ÷ after one', last / first, 1.05);
  await page.context().close();
}

/** Keeps a chat open for hours of a fast clock; now and then a message arrives. */
async function keepPolling(chatId) {
  const context = await newContext();
  const page = await context.newPage();
  await page.clock.install();
  const asked = { list: 0, chat: 0 };
  let open = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) open += 1;
    if (pathname === '/api/active-chats') asked.list += 1;
    if (pathname.endsWith(`/chats/${chatId}/messages`)) asked.chat += 1;
  });
  const onSettled = (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open -= 1;
  };
  page.on('requestfinished', onSettled);
  page.on('requestfailed', onSettled);
  /** Lets the page live on, and waits for its requests. */
  const live = async (milliseconds) => {
    for (let past = 0; past < milliseconds; past += 4_000) {
      // Each timer that is due runs once; no frame is drawn in between.
      await page.clock.fastForward(4_000);
      do await wait(3);
      while (open > 0);
    }
  };
  await page.goto(`${sandbox.url}/messenger?chat=${chatId}`, { waitUntil: 'domcontentloaded' });
  for (let times = 0; times < 20 && asked.chat === 0; times += 1) {
    await page.clock.runFor(500);
    await wait(100);
  }
  await page.locator('[role="feed"]').waitFor();
  await live(10 * 60_000);
  const early = await heap(page);
  const start = performance.now();
  asked.list = 0;
  asked.chat = 0;
  let arrivals = 0;
  for (let minute = 0; minute < hours * 60; minute += 10) {
    arrivals += await arrive(chatId, 1);
    await live(10 * 60_000);
  }
  const late = await heap(page);
  const expected = (hours * 3_600) / 8;
  console.log(
    `Polling: ${hours} hours in ${seconds(start)}, the list was read ${asked.list} times, the chat ${asked.chat} times for ${arrivals} messages`,
  );
  hold('readings of the list away from one each 8 s', Math.abs(asked.list - expected), 4);
  hold('readings of the chat beyond one for each message', asked.chat - arrivals, 0);
  console.log(`Heap: ${mb(early)} after 10 minutes, ${mb(late)} ${hours} hours later`);
  hold('heap after two hours ÷ before', late / early, 1.25);
  await context.close();
}

async function openChat(chatId) {
  const page = await (await newContext()).newPage();
  await page.goto(`${sandbox.url}/messenger?chat=${chatId}`, { waitUntil: 'domcontentloaded' });
  const feed = page.getByRole('feed');
  await feed.waitFor();
  return { page, feed };
}

async function newContext() {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${sandbox.url}/sandbox/api/session`, {
    data: { persona: 'partner@my-air.test' },
  });
  await dismissPendingModals(context.request, sandbox.url);
  await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
  // Pictures that are late.
  await context.route('**/late.svg', async (route) => {
    await wait(300);
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';
    await route.fulfill({ contentType: 'image/svg+xml', body }).catch(() => undefined);
  });
  return context;
}

/** Gives some messages of the long chat a picture. @returns the chat's number */
async function fillLongChat() {
  const found = await query(`select id, process_type from chats where processable->>'id' = '100001'`);
  const { id } = found[0];
  const picture = {
    name: 'late.svg',
    mime_type: 'image/svg+xml',
    url: '/sandbox/late.svg',
    preview_image: '/sandbox/late.svg',
  };
  await query(
    `update chat_messages set attachments = '${JSON.stringify([picture])}'::jsonb where chat_id = ${id} and id % 7 = 0 and id > (select max(id) - 3000 from chat_messages)`,
  );
  return id;
}

/** The manager writes so many messages. @returns how many */
async function arrive(chatId, count) {
  await query(`insert into chat_messages (chat_id, participant_id, type, html, markdown, created_at)
    select ${chatId}, (select id from chat_participants where chat_id = ${chatId} and is_manager limit 1), 0, '<p>News</p>', 'News', now()
    from generate_series(1, ${count})`);
  await query(
    `update chats set unread_count = unread_count + ${count}, updated_at = now() where id = ${chatId}`,
  );
  return count;
}

async function query(text) {
  const { rows } = await sandbox.control.db.execute(text);
  return rows;
}

/** The reachable size of the page's heap, in bytes. */
async function heap(page) {
  const devtools = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

function hold(name, value, most) {
  const isHeld = value <= most;
  console.log(`  ${isHeld ? '✓' : '✗'} ${name}: ${Number(value.toFixed(3))} (at most ${most})`);
  if (!isHeld) failures.push(`${name}: ${value}, more than ${most}`);
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
