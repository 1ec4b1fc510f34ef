// Measures the kit: the bytes of a page, a list with and without styled-components, and a table of fifty
// thousand rows beside the library that it replaces. Bytes and heap are exact enough for limits; times are
// printed as ratios of medians of the same run.
import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { buildPages } from './buildPages.mjs';
import { measurePalette } from './measurePalette.mjs';
import { measureRows } from './measureRows.mjs';
import { measureTables } from './measureTables.mjs';
import { servePages } from './servePages.mjs';
import { weighPage } from './weighPage.mjs';

const mostBytes = 45_000;
const mostHeap = 5e6;
const mostSelectionHeap = 0.5e6;
const failures = [];

const { gzip, modules } = await weighPage();
console.log(
  `A page with button, field and dialog: ${kilo(gzip)} kB gzip beyond React and styled-components (goal 45)`,
);
for (const [name, bytes] of modules) console.log(`    ${kilo(bytes).padStart(6)}  ${name}`);
if (gzip > mostBytes)
  failures.push(`A page with button, field and dialog weighs ${kilo(gzip)} kB, more than 45`);

const server = await servePages(await buildPages());
const { path: executablePath } = await findChromium();
// A heap that can be cleared before it is measured.
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, '--js-flags=--expose-gc'] });

try {
  const rows = await measureRows(browser, server.url);
  console.log(`\nA list of 1,000 rows, median of ${rows.runs} interleaved pairs`);
  console.log(`    styled-components ${ms(rows.styled)}, plain classes ${ms(rows.plain)}`);
  report('styled ÷ plain', rows.ratio, 1.3);

  const palette = await measurePalette(browser, server.url);
  console.log(
    `\nThe command palette with 115 commands, median of ${palette.runs} openings: ${ms(palette.time)}`,
  );
  report('opening ÷ 50 ms', palette.time / 50, 1);

  const { kit, library, runs } = await measureTables(browser, server.url);
  console.log(`\nA table of 50,000 rows and 10 columns, median of ${runs} interleaved runs`);
  console.log('                          kit    TanStack Table + Virtual');
  for (const name of Object.keys(kit)) {
    const write = name.includes('heap')
      ? mega
      : name.includes('late') || name.includes('elements')
        ? String
        : ms;
    console.log(`    ${name.padEnd(18)} ${write(kit[name]).padStart(8)}    ${write(library[name])}`);
  }
  report('D1 mount', kit.mount / library.mount, 1);
  report('D3 scrolling slowly', kit['scroll 150'] / library['scroll 150'], 1);
  report('D3 scrolling fast', kit['scroll 2000'] / library['scroll 2000'], 1);
  // 60 and 33 ms, where the library took 78 and 23.
  report('D4 sort', kit.sort / library.sort, 0.77);
  report('D4 select all', kit['select all'] / library['select all'], 1.4);
  if (kit.heap > mostHeap) failures.push(`50,000 rows take ${mega(kit.heap)} of heap, more than 5 MB`);
  if (kit['heap of selection'] > mostSelectionHeap)
    failures.push(`Choosing 50,000 rows takes ${mega(kit['heap of selection'])}, more than 0.5 MB`);
} finally {
  await browser.close();
  server.close();
}
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function report(name, ratio, goal) {
  console.log(`  ${ratio <= goal ? '✓' : '–'} ${name}: ${ratio.toFixed(2)} (goal ${goal})`);
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1);
}

function mega(bytes) {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function ms(time) {
  return `${time.toFixed(1)} ms`;
}
