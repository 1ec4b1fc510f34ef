// Weighs the first screens against the floor: an empty page with the same libraries. Bytes and depth are exact, so they
// are limited.
import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { buildFloor } from './buildFloor.mjs';
import { measureScreen } from './measureScreen.mjs';
import { serveFolder } from './serveFolder.mjs';

/** The greatest number of requests that wait for one another. */
const mostDepth = 2;
/**
 * The screens, and the greatest weight of each as a multiple of the floor. The limits keep what a screen has; what came with
 * the portfolio of many channels, its texts above all, raised them on 29 November 2026. The goals are what is owed.
 */
const screens = [
  { path: '/login', limit: 1.51, goal: 1.45 },
  { path: '/help/1', limit: 1.84, goal: 1.6 },
  { path: '/home', persona: 'partner@my-air.test', limit: 2.46, goal: 2.1 },
];

const [floor, sandbox, { path: executablePath }] = await Promise.all([
  buildFloor().then((folder) => serveFolder(folder)),
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
  const empty = await measureScreen(await browser.newContext(), floor.url);
  print('floor', empty);

  for (const { path, persona, limit, goal } of screens) {
    const context = await browser.newContext({ locale: 'en-US' });
    if (persona) {
      await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
      await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
    }
    const screen = await measureScreen(context, sandbox.url + path);
    await context.close();
    print(path, screen);
    const kilo = (bytes) => bytes / 1024;
    report.add({
      what: `${path}: gzip`,
      ours: kilo(screen.bytes),
      floor: kilo(empty.bytes),
      unit: 'kB',
      limit,
      goal,
    });
    report.add({ what: `${path}: requests`, ours: screen.requests });
    report.add({
      what: `${path}: requests that follow one another`,
      ours: screen.depth,
      limit: mostDepth,
    });
  }
} finally {
  await browser.close();
  floor.close();
  await sandbox.close();
}
report.end();

function print(name, { bytes, requests, depth, files }) {
  console.log(`${name}: ${(bytes / 1024).toFixed(1)} kB gzip, ${requests} requests, depth ${depth}`);
  for (const file of files)
    console.log(`    ${String(file.gzip).padStart(7)}  ${file.depth}  ${file.kind.padEnd(10)} ${file.path}`);
}
