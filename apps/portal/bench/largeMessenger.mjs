// The messenger of the built portal with 10,000 chats, one of 100,000 messages: reading back, long scrolling,
// and hours of polling on a fast clock (`BENCH_HOURS`).
import { setTimeout as wait } from 'node:timers/promises';

import { createReport, heapOf } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { dismissPendingModals, readUp } from '@my-air/e2e';

const pages = 50;
const hours = Number(process.env.BENCH_HOURS ?? 2);
const report = createReport();

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
report.end();

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
    if (early === undefined && read.size >= 5) early = await heapOf(page);
  }
  const all = await heapOf(page);
  console.log(
    `Reading back: ${read.size} pages in ${steps} steps and ${seconds(start)}, ${arrivals} messages arrived meanwhile`,
  );
  report.add({ what: 'A message moved by itself', ours: worst.drift, unit: 'px', limit: 1 });
  report.add({ what: 'Rows at most', ours: worst.rows, limit: 80 });
  report.add({ what: 'Elements at most', ours: worst.elements, limit: 1_000 });

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
  const first = await heapOf(page);
  for (let round = 0; round < 4; round += 1) await scrollThrough();
  const last = await heapOf(page);
  console.log(
    `Heap: ${mb(early)} after 5 pages, ${mb(all)} after ${read.size}, ${mb(last)} after five times through them`,
  );
  report.add({
    what: `Heap after ${read.size} pages, beside 5 pages`,
    ours: last / 1e6,
    floor: early / 1e6,
    unit: 'MB',
    limit: 1.5,
  });
  report.add({
    what: 'Heap after scrolling through five times, beside once',
    ours: last / 1e6,
    floor: first / 1e6,
    unit: 'MB',
    limit: 1.05,
  });
  await page.context().close();
}

/** Keeps a chat open for hours of a fast clock; a message arrives each ten minutes. */
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
  const early = await heapOf(page);
  const earlyNodes = await nodesOf(page);
  const start = performance.now();
  asked.list = 0;
  asked.chat = 0;
  let arrivals = 0;
  for (let minute = 0; minute < hours * 60; minute += 10) {
    arrivals += await arrive(chatId, 1);
    await live(10 * 60_000);
  }
  const late = await heapOf(page);
  const lateNodes = await nodesOf(page);
  const expected = (hours * 3_600) / 8;
  console.log(
    `Polling: ${hours} hours in ${seconds(start)}, the list was read ${asked.list} times, the chat ${asked.chat} times for ${arrivals} messages`,
  );
  report.add({
    what: 'Requests of the list more or less than one each 8 s',
    ours: Math.abs(asked.list - expected),
    limit: 2 * hours,
  });
  report.add({
    what: 'Requests of the chat beyond one for each message',
    ours: asked.chat - arrivals,
    limit: 0,
  });
  console.log(`Heap: ${mb(early)} after 10 minutes, ${mb(late)} ${hours} hours later`);
  report.add({
    what: `Heap after ${hours} hours, beside 10 minutes`,
    ours: late / 1e6,
    floor: early / 1e6,
    unit: 'MB',
    limit: 1.25,
    goal: 1.1,
  });
  report.add({
    what: `Elements and text nodes in memory after ${hours} hours, beside 10 minutes`,
    ours: lateNodes,
    floor: earlyNodes,
    limit: 1.1,
  });
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

/** The nodes that the page's heap holds, attached to the document and detached from it. */
async function nodesOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return nodes;
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
