// Opening a conversation of 10,000 messages: our feed with its whole content, beside the library that most lists are
// built with, and Stream's own list. One run, in turns, medians. Then its longest task while it is scrolled, and a
// letter in the composer of a slow phone.
import { createReport, longestTaskOf, median, percentile } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { servePages } from './servePages.mjs';

const kinds = ['ours', 'library', 'stream'];
const runs = Number(process.env.BENCH_RUNS ?? 5);
const frames = 120;

const server = await servePages();
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const report = createReport();
try {
  const found = { ours: [], library: [], stream: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) found[kind].push(await measure(kind));
  }
  const [ours, library, stream] = kinds.map((kind) => median(found[kind]));
  const unit = 'ms';
  report.add({ what: 'Opening, beside TanStack Virtual', ours, peer: library, unit, limit: 3.5, goal: 1.2 });
  report.add({ what: 'Opening, beside Stream', ours, peer: stream, unit, limit: 0.4 });
  report.add({ what: 'Longest task while scrolling', ours: await measureLongestTask(), unit, limit: 50 });
  report.add({
    what: 'A letter in the composer until it is painted, 4 × slower CPU, p95',
    ours: percentile(await measureLetters(), 0.95),
    unit,
    limit: 100,
  });
} finally {
  await browser.close();
  server.close();
}
report.end();

/** The longest task of a scroll through our list at the speed of a wheel. */
async function measureLongestTask() {
  const page = await openPage('ours');
  await page.evaluate(() => window.list.open());
  const time = await longestTaskOf(page, () =>
    page.evaluate((count) => window.list.scroll(150, count), frames),
  );
  await page.close();
  return time;
}

/** The times from the press of a key to its painted letter, in a chat of the whole messenger on a slow phone. */
async function measureLetters() {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${server.url}?composer`);
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await field.click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Once before it is timed: the code is warm then.
  await page.keyboard.type('Hello, ');
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    window.times = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          port1.onmessage = () => window.times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
  const text = 'the video is ready and I will send it to you tomorrow at noon. '.repeat(2);
  for (const [place, letter] of [...text].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction((count) => window.times.length > count, place);
  }
  const times = await page.evaluate(() => window.times);
  await page.close();
  return times;
}

/** A page with a list whose code is warm, and whose messages are there before they are drawn. */
async function openPage(kind) {
  const page = await browser.newPage({ viewport: { width: 820, height: 720 } });
  await page.goto(`${server.url}?${kind}`);
  await page.waitForFunction(() => 'list' in window);
  await page.evaluate(() => window.list.warmUp());
  await page.evaluate(() => window.list.prepare());
  return page;
}

async function measure(kind) {
  const page = await openPage(kind);
  const time = await page.evaluate(() => window.list.open());
  await page.close();
  return time;
}
