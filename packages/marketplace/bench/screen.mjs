// The cost of the catalogue of ten thousand services in a browser: the time from a letter or a filter to the
// painted result, the layout shift while it arrives, and the time it blocks the thread. Beside each time is
// the least it can be: the same cards put there as markup.
import { createReport, longestTaskOf, median, percentile } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { buildProducts, seeded } from './buildProducts.mjs';
import { servePage } from './servePage.mjs';
import { watchPage } from './watchPage.mjs';

const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 360, height: 780 },
];
const runs = 5;
const report = createReport();
const server = await servePage();
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  for (const { name, ...viewport } of sizes) {
    const arrivals = [];
    for (let run = 0; run < runs; run += 1) arrivals.push(await measureArrival(viewport));
    const { moved, shifts } = arrivals.toSorted((one, other) => other.moved - one.moved)[0];
    const middle = (key) => median(arrivals.map((arrival) => arrival[key]));
    report.add({
      what: `${name}: first card`,
      ours: middle('opened'),
      unit: 'ms',
      limit: 3_000,
      goal: 1_000,
    });
    report.add({
      what: `${name}: layout shift while services and pictures arrive`,
      ours: moved,
      limit: 0.05,
      goal: 0.01,
    });
    if (moved > 0.01) for (const shift of shifts) console.log('     ', ...shift);
    report.add({
      what: `${name}: longest task while they arrive`,
      ours: middle('longest'),
      unit: 'ms',
      limit: 100,
      goal: 50,
    });
  }

  const firsts = [];
  for (let run = 0; run < runs; run += 1) firsts.push(await measureFirstSearch());
  const first = (key) => median(firsts.map((one) => one[key]));
  report.add({
    what: 'Longest task from the first letters to the first result',
    ours: first('longest'),
    unit: 'ms',
    limit: 100,
    goal: 50,
  });
  report.add({
    what: 'From the first letters to the first result',
    ours: first('time'),
    unit: 'ms',
    limit: 3_000,
  });

  const rounds = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await measureInput());
  for (const [key, what] of Object.entries({ letters: 'A letter', filters: 'A filter' })) {
    const of = (times) => median(times.map((list) => percentile(list, 0.95)));
    report.add({
      what: `${what} until it is painted, p95`,
      ours: of(rounds.map((round) => round[key])),
      floor: of(rounds.map(({ floor }) => floor)),
      unit: 'ms',
      limit: 2.5,
      goal: 1.25,
    });
  }
} finally {
  await browser.close();
  await server.close();
}
report.end();

async function openPage(viewport) {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => report.fail(error.message));
  page.on('console', (message) => {
    // An answer that breaks its contract would be another one than the backend's.
    if (message.type() === 'warning' || message.type() === 'error') report.fail(message.text());
  });
  await page.addInitScript(watchPage);
  return page;
}

async function showCatalogue(page) {
  await page.goto(`${server.url}services?subscribers=any`);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => {
    window.watch.shown = performance.now();
  });
  await page.waitForLoadState('networkidle');
}

async function measureArrival(viewport) {
  const page = await openPage(viewport);
  const longest = await longestTaskOf(page, () => showCatalogue(page));
  const opened = await page.evaluate(() => window.watch.shown);
  await scrollThrough(page);
  const { moved, shifts } = await page.evaluate(() => window.watch);
  await page.close();
  return { longest, opened, moved, shifts };
}

/** Scrolls at a user's pace, so that cards and pictures come as they are needed. */
async function scrollThrough(page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}

async function measureFirstSearch() {
  const page = await openPage(sizes[0]);
  await showCatalogue(page);
  await page.getByRole('searchbox').click();
  const [{ name }] = buildProducts(1);
  const started = performance.now();
  let time;
  const longest = await longestTaskOf(page, async () => {
    for (const letter of name.slice(0, 5)) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(100);
    }
    await page.getByText('Looking…').waitFor({ state: 'detached' });
    time = performance.now() - started;
  });
  await page.close();
  return { longest, time };
}

async function measureInput() {
  const page = await openPage(sizes[0]);
  await showCatalogue(page);
  await page.getByRole('searchbox').click();
  await measureLetters(page, 2);
  await page.evaluate(() => {
    window.watch.markups = [];
  });
  const letters = await measureLetters(page, 6);
  const filters = await measureFilters(page);
  const floor = await page.evaluate(() => window.watch.floor());
  await page.close();
  return { letters, filters, floor };
}

/** Types the beginnings of some names at the pace of a good typist. */
async function measureLetters(page, count, random = seeded(count)) {
  const products = buildProducts(10_000);
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { name } = products[Math.floor(random() * products.length)];
    await page.keyboard.type(name.slice(0, 2));
    for (const letter of name.slice(2, 9)) {
      const time = await timed(page, () => page.keyboard.press(letter === ' ' ? 'Space' : letter));
      if (time !== undefined) times.push(time);
      await page.waitForTimeout(80);
    }
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    // The address follows the typed text; typing goes on meanwhile, but the next name is a new text.
    await page.waitForTimeout(600);
  }
  return times;
}

async function measureFilters(page) {
  const boxes = page.locator('fieldset').getByRole('checkbox');
  const times = [];
  for (let at = 0; at < (await boxes.count()); at += 2) {
    for (let turn = 0; turn < 2; turn += 1) {
      const time = await timed(page, () => boxes.nth(at).click({ force: true }));
      if (time !== undefined) times.push(time);
      await page.waitForTimeout(80);
    }
  }
  return times;
}

async function timed(page, act) {
  await page.evaluate(() => window.watch.begin());
  await act();
  return page.evaluate(() => window.watch.result);
}
