// What moves while a screen comes: the layout shift of every screen that the navigation leads to and of those one level
// below, each opened cold at the size of a phone and of a desktop, as two users of whom one has much and one has little.
// The first screen also as a creator who has nothing yet, and as a manager.
// `node bench/layoutShift.mjs /home` measures one screen alone, and names what moved.
import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { linksOf, patternOf } from '@my-air/e2e';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { places } from '../src/places.ts';

const personas = ['partner', 'ambassador'];
/** Users of whom the first screen alone is measured: all their screens would take too long. */
const personasOfStart = ['new', 'manager'];
const sizes = [
  { width: 360, height: 760 },
  { width: 1440, height: 900 },
];
/** Screens that no link within two steps of the navigation leads to. */
const others = ['/notifications', '/help-center/search?q=channel', '/no-such-page'];
const publicScreens = ['/login', '/help/1'];
/** The greatest sum of the shifts of a screen; up to 0.1 counts as good. */
const limit = 0.02;
/** The time without a request or a change after which a screen counts as complete, in milliseconds. */
const quietTime = 1_000;

const only = process.argv[2];
const [sandbox, { path: executablePath }] = await Promise.all([
  startSandbox({
    port: 0,
    dataDir: 'memory',
    ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
  }),
  findChromium(),
]);
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const report = createReport();

try {
  for (const address of publicScreens) await measureAddress(address);
  for (const persona of personas) {
    const addresses = only ? [only] : [...(await findAddresses(persona)), ...others];
    for (const address of addresses) await measureAddress(address, persona);
  }
  for (const persona of personasOfStart) await measureAddress(places.start, persona);
} finally {
  await browser.close();
  await sandbox.close();
}
report.end();

async function measureAddress(address, persona) {
  if (only && only !== address) return;
  for (const viewport of sizes) {
    const context = await openContext(persona, viewport);
    const { sum, moved } = await measureShift(context, address);
    await context.close();
    const what = `${address}${persona ? ` as ${persona}` : ''}, ${viewport.width} px`;
    report.add({ what, ours: sum, limit });
    if (sum > limit || only) for (const line of moved) console.log(`      ${line}`);
  }
}

async function openContext(persona, viewport) {
  const context = await browser.newContext({ locale: 'en-US', viewport });
  if (persona) {
    const data = { persona: `${persona}@my-air.test` };
    await context.request.post(`${sandbox.url}/sandbox/api/session`, { data });
    await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
  }
  return context;
}

/** The addresses of the navigation, and those that a link of their screens leads to, one for each pattern. */
async function findAddresses(persona) {
  const context = await openContext(persona, sizes[1]);
  const page = await context.newPage();
  const open = async (address) => {
    await page.goto(sandbox.url + address);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  await open('/home');
  const found = new Map([['/home', '/home']]);
  for (const entry of await linksOf(page, 'nav')) found.set(patternOf(entry), entry);
  for (const entry of [...found.values()]) {
    await open(entry);
    for (const link of await linksOf(page, 'main')) {
      if (!found.has(patternOf(link))) found.set(patternOf(link), link);
    }
  }
  await context.close();
  return found.values();
}

async function measureShift(context, address) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = (node?.textContent ?? '').trim().slice(0, 40);
          return `${node?.nodeName} “${text}” ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
        });
        globalThis.shifts.push({ value, startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(sandbox.url + address, { waitUntil: 'load' });
  await page.locator('h1:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietTime);
  const shifts = await page.evaluate(() => globalThis.shifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(
      ({ value, startTime, moved }) =>
        `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`,
    ),
  };
}
