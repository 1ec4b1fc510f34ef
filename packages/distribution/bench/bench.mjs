// The cost of opening the grid of 200 channels by 300 platforms, beside the least that a hand-written
// windowed table with the same cells can do. Medians of one run, in turns.
import { fileURLToPath } from 'node:url';

import { createReport, median } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { viteBabel } from '@my-air/build/babel';
import { chromium } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';

const kinds = ['ours', 'floor'];
const runs = Number(process.env.BENCH_RUNS ?? 7);
const keys = 24;

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

const [ours, floor] = kinds.map((kind) => middle(found[kind]));
console.log(`Requests of 200 channels for 300 platforms at 1200 × 560, median of ${runs} runs in turns`);
const report = createReport();
report.add({ what: 'Opening', ours: ours.open, floor: floor.open, unit: 'ms', limit: 2, goal: 1.5 });
report.add({
  what: 'Longest task of opening and of keys, 0 below 50 ms',
  ours: ours.longest,
  unit: 'ms',
  limit: 100,
  goal: 50,
});
report.add({ what: 'Frames from an arrow key to the focus', ours: ours.frames, limit: 1 });
report.add({
  what: 'Work of an arrow key',
  ours: ours.arrowKey,
  floor: floor.arrowKey,
  unit: 'ms',
  limit: 3,
});
report.end();

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
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };

  await page.goto(server.url);
  await page.waitForFunction(() => 'grid' in window);
  await page.waitForLoadState('networkidle');
  await page.evaluate((name) => window.grid.warmUp(name), kind);
  const open = await page.evaluate((name) => window.grid.open(name), kind);
  await page.locator('[data-place="0 0"]').focus();
  const frames = [];
  const before = await taskSeconds();
  for (let column = 1; column <= keys; column += 1) frames.push(await press('ArrowRight', `0 ${column}`));
  for (let row = 1; row <= keys; row += 1) frames.push(await press('ArrowDown', `${row} ${keys}`));
  const longest = await page.evaluate(() => window.grid.longestTask());
  const arrowKey = (((await taskSeconds()) - before) * 1000) / frames.length;
  await page.close();
  if (problems.length > 0) throw new Error(`${kind}: ${problems.join('\n')}`);
  return {
    open,
    longest,
    arrowKey,
    frames: Math.max(...frames),
  };

  async function press(key, place) {
    await page.evaluate((wanted) => window.grid.watchFocus(wanted), place);
    await page.keyboard.press(key);
    return page.evaluate(() => window.grid.frames());
  }
}

function middle(results) {
  const names = Object.keys(results[0]);
  return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name]))]));
}
