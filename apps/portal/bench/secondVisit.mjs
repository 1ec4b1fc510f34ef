// Opens home for the second time, with the service worker, and holds the time of its largest paint against a static page
// in the same run: the median of five of each, in turn.
import { fileURLToPath } from 'node:url';

import { createReport, median } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { dismissPendingModals } from '@my-air/e2e';
import { serveFolder } from './serveFolder.mjs';

const times = 5;
const persona = 'partner@my-air.test';

const [sandbox, floor, { path: executablePath }] = await Promise.all([
  startSandbox({
    port: 0,
    dataDir: 'memory',
    ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
  }),
  serveFolder(fileURLToPath(new URL('.', import.meta.url)), 'static.html'),
  findChromium(),
]);
const report = createReport();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

try {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
  // A dialog that the server asks for would be measured in place of the screen.
  await dismissPendingModals(context.request, sandbox.url);
  await visitFirst(context);
  const visits = { floor: [], portal: [] };
  for (let time = 0; time < times; time++) {
    visits.floor.push(await largestPaint(context, floor.url));
    visits.portal.push(await largestPaint(context, `${sandbox.url}/home`));
  }
  report.add({
    what: 'Largest paint of the second visit of home, beside a static page',
    ours: median(visits.portal),
    floor: median(visits.floor),
    unit: 'ms',
    limit: 12,
    goal: 1.2,
  });
} finally {
  await browser.close();
  floor.close();
  await sandbox.close();
}
report.end();

/** Opens home until its worker is there; the visit after it is a second one. */
async function visitFirst(context) {
  const tab = await context.newPage();
  await tab.goto(`${sandbox.url}/home`);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  await tab.reload({ waitUntil: 'networkidle' });
  if (!(await tab.evaluate(() => navigator.serviceWorker.controller !== null)))
    throw new Error('the second visit has no worker');
  await tab.close();
}

/** The time of the largest paint of an address in a tab of its own, in milliseconds. */
async function largestPaint(context, address) {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: 'networkidle' });
  const paint = await tab.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((entries) => resolve(entries.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await tab.close();
  return paint;
}
