// The kit's table of fifty thousand rows beside TanStack Table with TanStack Virtual. Medians of one run, in turns.
import { fileURLToPath } from 'node:url';

import { createReport, median } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { viteBabel } from '@my-air/build/babel';
import { chromium } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';

const kinds = ['kit', 'library'];
const runs = 5;
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
const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
const url = `http://127.0.0.1:${server.httpServer.address().port}/`;
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const found = { kit: [], library: [] };
try {
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) found[kind].push(await measure(kind));
  }
} finally {
  await browser.close();
  await server.close();
}

const report = createReport();
for (const [act, what, limit] of [
  ['mount', 'mounting', 0.4],
  ['sort', 'sorting', 0.4],
  ['selectAll', 'selecting all', 0.5],
]) {
  const [ours, peer] = kinds.map((kind) => median(found[kind].map((times) => times[act])));
  report.add({ what: `Table of 50,000 rows: ${what}`, ours, peer, unit: 'ms', limit });
}
report.end();

/** Each in a fresh page, with code that is warm: a first table of a few rows. */
async function measure(kind) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.waitForFunction(() => 'table' in window);
  await page.evaluate((name) => window.table.warmUp(name), kind);
  const mount = await page.evaluate((name) => window.table.mount(name), kind);
  const sort = await page.evaluate(() => window.table.sort());
  const selectAll = await page.evaluate(() => window.table.selectAll());
  await page.close();
  return { mount, sort, selectAll };
}
