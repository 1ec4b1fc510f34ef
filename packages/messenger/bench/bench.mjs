// The cost of a conversation of 10,000 messages: our feed with its whole content, beside a minimal windowed
// list, the library that most lists are built with, and Stream's own list. One run, in turns, medians.
import { createReport, longestTaskOf, median, percentile } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { servePages } from './servePages.mjs';

const kinds = ['ours', 'floor', 'library', 'stream'];
const runs = Number(process.env.BENCH_RUNS ?? 5);
const frames = 120;

const server = await servePages();
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
let falls = 0;
let letters;
let longest;
const found = Object.fromEntries(kinds.map((kind) => [kind, []]));
try {
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) found[kind].push(await measure(kind));
  }
  letters = await measureLetters();
  longest = await measureLongestTask();
} finally {
  await browser.close();
  server.close();
}

const middles = Object.fromEntries(kinds.map((kind) => [kind, middle(found[kind])]));
const { ours, floor, library, stream } = middles;
console.log(`A conversation of 10,000 messages at 800 × 700, median of ${runs} runs in turns`);
printRow('', kinds);
for (const name of Object.keys(ours)) {
  const digits = /ms|MB/.test(name) ? 2 : 0;
  printRow(
    name,
    kinds.map((kind) => middles[kind][name].toFixed(digits)),
  );
}
console.log('');
if (falls > 0) console.log(`Stream's list raised an error of React's in ${falls} of ${runs} runs.`);
console.log('');

const report = createReport();
const open = 'open, ms';
report.add({
  what: 'Opening, beside the hand-written list',
  ours: ours[open],
  floor: floor[open],
  unit: 'ms',
  limit: 5,
  goal: 1.5,
});
report.add({
  what: 'Opening, beside TanStack Virtual',
  ours: ours[open],
  peer: library[open],
  unit: 'ms',
  limit: 1.7,
  goal: 0.9,
});
report.add({ what: 'Opening, beside Stream', ours: ours[open], peer: stream[open], unit: 'ms', limit: 0.45 });
report.add({ what: 'Elements', ours: ours.elements, limit: 400 });
report.add({ what: 'Heap', ours: ours['heap, MB'], unit: 'MB', limit: 2 });
for (const [step, limit, goal] of [
  [150, 2.5, 1.5],
  [700, 5, 2],
]) {
  const name = `frame at ${step} px, ms`;
  report.add({
    what: `A frame of scrolling by ${step} px`,
    ours: ours[name],
    floor: floor[name],
    unit: 'ms',
    limit,
    goal,
  });
}
report.add({ what: 'Blank frames', ours: ours['blank frames'], limit: 0 });
report.add({ what: 'Frames until a new message is drawn', ours: ours['append, frames'], limit: 2 });
report.add({ what: 'Longest task while scrolling', ours: longest, unit: 'ms', limit: 50 });
report.add({
  what: 'A letter in the composer until it is painted, 4 × slower CPU, p95',
  ours: percentile(letters, 0.95),
  unit: 'ms',
  limit: 100,
});
report.end();

/** The longest task of a scroll through our list at the speed of a wheel. */
async function measureLongestTask() {
  const page = await browser.newPage({ viewport: { width: 820, height: 720 } });
  await page.goto(`${server.url}?ours`);
  await page.waitForFunction(() => 'list' in window);
  await page.evaluate(() => window.list.warmUp());
  await page.evaluate(() => window.list.prepare());
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

async function measure(kind) {
  const page = await browser.newPage({ viewport: { width: 820, height: 720 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const metric = async (name) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name).value;
  };
  const heapNow = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    return metric('JSHeapUsedSize');
  };
  await page.goto(`${server.url}?${kind}`);
  await page.waitForFunction(() => 'list' in window);
  // The code is warm before it is timed, and the messages are there before they are drawn.
  await page.evaluate(() => window.list.warmUp());
  await page.evaluate(() => window.list.prepare());
  const empty = await heapNow();
  const { open, draw } = await page.evaluate(() => window.list.open());
  const heap = (await heapNow()) - empty;
  const elements = await page.evaluate(() => window.list.elements());
  const scroll = async (step) => {
    const before = await metric('TaskDuration');
    const met = await page.evaluate(([by, count]) => window.list.scroll(by, count), [step, frames]);
    return { ...met, time: (((await metric('TaskDuration')) - before) * 1000) / frames };
  };
  /** Stream's list sometimes crashes at this length; such a run has no number, and is counted. */
  const unlessFallen = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (kind !== 'stream') throw error;
      return undefined;
    }
  };
  const slow = await unlessFallen(() => scroll(150));
  const fast = await unlessFallen(() => scroll(700));
  const append = await unlessFallen(() => page.evaluate(() => window.list.append()));
  await page.close();
  if (problems.length > 0) {
    if (kind !== 'stream') throw new Error(`${kind}: ${problems.join('\n')}`);
    falls += 1;
  }
  return {
    'open, ms': open,
    'open but taking in, ms': draw,
    elements: Math.max(elements, slow?.elements ?? 0, fast?.elements ?? 0),
    'heap, MB': heap / 1e6,
    'frame at 150 px, ms': slow?.time,
    'frame at 700 px, ms': fast?.time,
    'blank frames': slow && fast && slow.blank + fast.blank,
    'blank before the paint': slow && fast && slow.blankAtOnce + fast.blankAtOnce,
    'append, frames': append?.frames,
    'append, ms': append?.time,
  };
}

function middle(results) {
  const among = (values) => {
    const numbers = values.filter((value) => value !== undefined);
    return numbers.length > 0 ? median(numbers) : Number.NaN;
  };
  const names = Object.keys(results[0]);
  return Object.fromEntries(names.map((name) => [name, among(results.map((result) => result[name]))]));
}

function printRow(name, cells) {
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}`);
}
