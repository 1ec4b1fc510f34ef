// The cost of the table of 50,000 videos, beside the least that a windowed table can do and TanStack Table
// with TanStack Virtual, all with the same cells. One run, in turns, the least of each, since other jobs use
// the machine too; the limits are on counts, bytes and ratios.
import { fileURLToPath } from 'node:url';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { viteBabel } from '@my-air/build/babel';
import { chromium } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';

const kinds = ['ours', 'floor', 'library'];
const runs = Number(process.env.BENCH_RUNS ?? 5);
const frames = 120;

const server = await servePage();
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const found = Object.fromEntries(kinds.map((kind) => [kind, []]));
try {
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) found[kind].push(await measure(kind));
  }
} finally {
  await browser.close();
  await server.close();
}

const best = Object.fromEntries(kinds.map((kind) => [kind, least(found[kind])]));
const { ours, floor, library } = best;
console.log(`A table of 50,000 videos at 1200 × 640, the least of ${runs} runs in turns`);
printRow('', ['ours', 'hand-written', 'TanStack']);
for (const name of Object.keys(ours)) {
  const digits = /ms|MB/.test(name) ? 2 : 0;
  printRow(
    name,
    kinds.map((kind) => best[kind][name].toFixed(digits)),
  );
}
console.log('');

const isReached = [
  hold('mount ÷ TanStack', ours['mount, ms'] / library['mount, ms'], 0.6),
  hold('heap over the data, MB', ours['heap, MB'], 2),
  hold('select all, frames', ours['select all, frames'], 2),
  hold('heap of the selection, MB', ours['heap of selection, MB'], 0.5),
  hold('scrolling ÷ hand-written at 150 px', ratio('frame at 150 px, ms', floor), 1.2),
  hold('scrolling ÷ hand-written at 700 px', ratio('frame at 700 px, ms', floor), 1.2),
].every(Boolean);
for (const name of ['sort, ms', 'filter, ms']) {
  console.log(
    `${ours[name] <= 60 ? '✓' : '–'} ${name}: ${ours[name].toFixed(1)} (goal 60), ${ratio(name, floor).toFixed(2)} × hand-written, ${ratio(name, library).toFixed(2)} × TanStack`,
  );
}
process.exitCode = isReached ? 0 : 1;

async function servePage() {
  const here = (file) => fileURLToPath(new URL(file, import.meta.url));
  const settings = {
    configFile: false,
    logLevel: 'error',
    root: here('.'),
    build: { outDir: here('../node_modules/.cache/bench'), emptyOutDir: true, target: 'es2023' },
  };
  await build({
    ...settings,
    plugins: [viteBabel()],
    resolve: { conditions: ['@my-air/source', ...defaultClientConditions] },
  });
  const page = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  return { url: `http://127.0.0.1:${page.httpServer.address().port}/`, close: () => page.close() };
}

async function measure(kind) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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
  const scroll = async (step) => {
    const before = await metric('TaskDuration');
    await page.evaluate(([by, times]) => window.table.scroll(by, times), [step, frames]);
    return (((await metric('TaskDuration')) - before) * 1000) / frames;
  };

  await page.goto(server.url);
  await page.waitForFunction(() => 'table' in window);
  await page.waitForLoadState('networkidle');
  await page.evaluate((name) => window.table.warmUp(name), kind);
  const empty = await heapNow();
  const mount = await page.evaluate((name) => window.table.mount(name), kind);
  const elements = await page.evaluate(() => document.querySelectorAll('#place *').length);
  const heap = (await heapNow()) - empty;
  const slow = await scroll(150);
  const fast = await scroll(700);
  const filter = await page.evaluate(() => window.table.filter());
  const sort = await page.evaluate(() => window.table.sort());
  const unselected = await heapNow();
  const selectAll = await page.evaluate(() => window.table.selectAll());
  const selection = Math.max(0, (await heapNow()) - unselected);
  await page.close();
  if (problems.length > 0) throw new Error(`${kind}: ${problems.join('\n')}`);
  return {
    'mount, ms': mount,
    elements,
    'heap, MB': heap / 1e6,
    'frame at 150 px, ms': slow,
    'frame at 700 px, ms': fast,
    'sort, ms': sort,
    'filter, ms': filter,
    'select all, frames': selectAll,
    'heap of selection, MB': selection / 1e6,
  };
}

function least(results) {
  const names = Object.keys(results[0]);
  return Object.fromEntries(names.map((name) => [name, Math.min(...results.map((result) => result[name]))]));
}

function ratio(name, other) {
  return ours[name] / other[name];
}

function printRow(name, cells) {
  console.log(`${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}

function hold(name, value, most) {
  console.log(`${value <= most ? '✓' : '✗'} ${name}: ${Number(value.toFixed(2))} (at most ${most})`);
  return value <= most;
}
