// What a conversation of 10,000 messages costs: our list beside the least that a windowed list can do, and beside the
// library that the peers use. Elements and heap are exact enough to be held to; times are ratios of one run's medians.
import { fileURLToPath } from 'node:url';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { viteBabel } from '@my-air/build/babel';
import { chromium } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';

const kinds = ['ours', 'floor', 'library'];
const runs = 5;
const frames = 120;
const mostElements = 400;
const mostHeap = 2e6;

const folder = await buildPage();
const server = await serve(folder);
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const found = { ours: [], floor: [], library: [] };
try {
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) found[kind].push(await measure(kind));
  }
} finally {
  await browser.close();
  server.close();
}

const [ours, floor, library] = kinds.map((kind) => middle(found[kind]));
console.log(`A conversation of 10,000 messages, median of ${runs} interleaved runs`);
console.log(`${''.padEnd(28)}${kinds.map((kind) => kind.padStart(12)).join('')}`);
for (const name of Object.keys(ours)) {
  const cells = [ours, floor, library].map((result) => result[name].toFixed(2).padStart(12));
  console.log(`${name.padEnd(28)}${cells.join('')}`);
}
report('C1 open ÷ floor', ours.open / floor.open, 5);
report('C3 a frame at 150 px ÷ floor', ours['frame at 150 px'] / floor['frame at 150 px'], 2.5);
report('C3 a frame at 700 px ÷ floor', ours['frame at 700 px'] / floor['frame at 700 px'], 5);
report('C4 append ÷ two frames', ours.append / 33.4, 1);
const failures = [
  ours.elements > mostElements && `${ours.elements} elements, more than ${mostElements}`,
  ours['heap MB'] * 1e6 > mostHeap && `${ours['heap MB'].toFixed(2)} MB of heap, more than 2`,
  ours.blank > 0 && `${ours.blank} blank frames`,
].filter(Boolean);
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function measure(kind) {
  const page = await browser.newPage({ viewport: { width: 800, height: 760 } });
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
  await page.goto(server.url);
  await page.waitForFunction(() => 'list' in window);
  // The code is warm before it is timed.
  await page.evaluate((name) => window.list.warmUp(name), kind);
  const empty = await heapNow();
  const open = await page.evaluate((name) => window.list.open(name), kind);
  const heap = (await heapNow()) - empty;
  const scroll = async (step) => {
    const before = await metric('TaskDuration');
    const blank = await page.evaluate(([by, count]) => window.list.scroll(by, count), [step, frames]);
    return { time: (((await metric('TaskDuration')) - before) * 1000) / frames, blank };
  };
  const slow = await scroll(150);
  const fast = await scroll(700);
  const elements = await page.evaluate(() => window.list.elements());
  const append = await page.evaluate(() => window.list.append());
  await page.close();
  return {
    open,
    elements,
    'heap MB': heap / 1e6,
    'frame at 150 px': slow.time,
    'frame at 700 px': fast.time,
    blank: slow.blank + fast.blank,
    append,
  };
}

function middle(results) {
  const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
  return Object.fromEntries(
    Object.keys(results[0]).map((name) => [name, median(results.map((result) => result[name]))]),
  );
}

function report(name, ratio, goal) {
  console.log(`  ${ratio <= goal ? '✓' : '–'} ${name}: ${ratio.toFixed(2)} (goal ${goal})`);
}

/** Builds the page that is measured, from source and as for production. */
async function buildPage() {
  const here = (file) => fileURLToPath(new URL(file, import.meta.url));
  const outDir = here('../node_modules/.cache/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { lists: here('./lists.tsx') }, output: { entryFileNames: '[name].js' } },
    },
  });
  return outDir;
}

async function serve(from) {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    if (name === '') {
      const page = '<!doctype html><html lang="en"><meta charset="utf-8"><body>';
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`${page}<script type="module" src="/lists.js"></script>`);
      return;
    }
    try {
      const file = await readFile(join(from, name));
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
