// Measures the kit: the bytes of a page, a list with and without styled-components, and a table of fifty
// thousand rows beside the library that it replaces. Medians of one run, in turns.
import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { buildPages } from './buildPages.mjs';
import { measurePalette } from './measurePalette.mjs';
import { measureRows } from './measureRows.mjs';
import { measureTables } from './measureTables.mjs';
import { servePages } from './servePages.mjs';
import { weighPage } from './weighPage.mjs';

const report = createReport();

const { gzip, modules } = await weighPage();
report.add({
  what: 'A page with button, field and dialog beyond React and styled-components, gzip',
  ours: gzip / 1000,
  unit: 'kB',
  limit: 45,
});
for (const [name, bytes] of modules) console.log(`    ${(bytes / 1000).toFixed(1).padStart(6)}  ${name}`);

const server = await servePages(await buildPages());
const { path: executablePath } = await findChromium();
// A heap that can be cleared before it is measured.
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, '--js-flags=--expose-gc'] });

try {
  const { styled, plain } = await measureRows(browser, server.url);
  report.add({
    what: 'A list of 1,000 rows, beside plain classes',
    ours: styled,
    floor: plain,
    unit: 'ms',
    limit: 1.6,
    goal: 1.3,
  });
  const opening = await measurePalette(browser, server.url);
  report.add({
    what: 'Opening the palette with 115 commands',
    ours: opening,
    unit: 'ms',
    limit: 150,
    goal: 50,
  });

  const { kit, library } = await measureTables(browser, server.url);
  for (const [key, what, limit, goal] of [
    ['mount', 'mounting', 1.3, 1],
    ['scroll 150', 'scrolling slowly', 1.3, 1],
    ['scroll 2000', 'scrolling fast', 1.3, 1],
    ['sort', 'sorting', 1, 0.77],
    // 33 ms, where the library took 23.
    ['select all', 'selecting all', 2, 1.4],
  ]) {
    report.add({
      what: `Table of 50,000 rows: ${what}`,
      ours: kit[key],
      peer: library[key],
      unit: 'ms',
      limit,
      goal,
    });
  }
  const mega = (bytes) => bytes / 1e6;
  report.add({ what: 'Heap of 50,000 rows', ours: mega(kit.heap), unit: 'MB', limit: 5 });
  report.add({
    what: 'Heap of 50,000 selected rows',
    ours: mega(kit['heap of selection']),
    unit: 'MB',
    limit: 0.5,
  });
} finally {
  await browser.close();
  server.close();
}
report.end();
