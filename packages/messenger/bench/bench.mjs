// The cost of a conversation of 10,000 messages: our feed with its whole content, beside a minimal windowed
// list, the library that most lists are built with, and Stream's own list. One run, in turns, medians; the
// limits are on counts and ratios, since milliseconds depend on the machine.
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
const found = Object.fromEntries(kinds.map((kind) => [kind, []]));
try {
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) found[kind].push(await measure(kind));
  }
} finally {
  await browser.close();
  server.close();
}

const median = Object.fromEntries(kinds.map((kind) => [kind, middle(found[kind])]));
const { ours, floor, stream } = median;
console.log(`A conversation of 10,000 messages at 800 × 700, median of ${runs} runs in turns`);
printRow('', kinds);
for (const name of Object.keys(ours)) {
  const digits = /ms|MB/.test(name) ? 2 : 0;
  printRow(
    name,
    kinds.map((kind) => median[kind][name].toFixed(digits)),
  );
}
console.log('');
for (const name of Object.keys(ours).filter((each) => each.includes('ms'))) {
  const ratio = (other) => (ours[name] / other[name]).toFixed(2);
  console.log(
    `${name.padEnd(28)} ours ÷ floor ${ratio(floor).padStart(6)}, ours ÷ Stream ${ratio(stream).padStart(6)}`,
  );
}
if (falls > 0) console.log(`Stream's list raised an error of React's in ${falls} of ${runs} runs.`);
console.log('');

const failures = [
  ['open ÷ Stream', ours['open, ms'] / stream['open, ms'], 0.45],
  ['elements', ours.elements, 400],
  ['heap, MB', ours['heap, MB'], 2],
  ['frame at 150 px ÷ floor', ours['frame at 150 px, ms'] / floor['frame at 150 px, ms'], 2.5, 1.5],
  ['frame at 700 px ÷ floor', ours['frame at 700 px, ms'] / floor['frame at 700 px, ms'], 5, 2],
  ['blank frames', ours['blank frames'], 0],
  ['append, frames', ours['append, frames'], 2],
].filter((goal) => !reach(...goal));
reach('open ÷ floor', ours['open, ms'] / floor['open, ms'], 5, undefined, 'aim');
process.exitCode = failures.length > 0 ? 1 : 0;

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
    const numbers = values.filter((value) => value !== undefined).sort((one, other) => one - other);
    return numbers[Math.floor(numbers.length / 2)] ?? Number.NaN;
  };
  const names = Object.keys(results[0]);
  return Object.fromEntries(names.map((name) => [name, among(results.map((result) => result[name]))]));
}

function printRow(name, cells) {
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}`);
}

function reach(name, value, most, aim, kind = 'goal') {
  const isReached = value <= most;
  const wished = aim === undefined ? '' : `, aim ${aim}`;
  console.log(`${isReached ? '✓' : '✗'} ${name}: ${Number(value.toFixed(2))} (${kind} ${most}${wished})`);
  return isReached;
}
