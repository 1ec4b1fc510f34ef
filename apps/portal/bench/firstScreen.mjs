// Weighs the first screens against the floor: an empty page with the same libraries. Bytes, requests and
// depth are exact, so they are limited.
import { fileURLToPath } from 'node:url';

import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { buildFloor } from './buildFloor.mjs';
import { measureRoute } from './measureRoute.mjs';
import { measureScreen } from './measureScreen.mjs';
import { serveFolder } from './serveFolder.mjs';

/** The greatest weight of a screen as a multiple of the floor, and the aim. */
const screens = [
  { path: '/login', persona: undefined, budget: 1.25, aim: 1.15 },
  // The factor between a public article and the sign-in page may be as large as that between the sign-in page
  // and the floor.
  { path: '/help/1', persona: undefined, budget: 1.25 ** 2, aim: 1.15 * 1.2, isRead: true },
  { path: '/home', persona: 'partner@my-air.test', budget: 1.6, aim: 1.5 },
];
/**
 * The weight that the code of a screen may add to that of home and the shell, in kilobytes, before any part
 * of it that loads later, such as the composer.
 */
const parts = [
  { path: '/messenger', budget: 40, aim: 36 },
  { path: '/services', budget: 45, aim: 40 },
  { path: '/ads-boost', budget: 25, aim: 10 },
  { path: '/ads-boost/yt-channels/config', budget: 25, aim: 24 },
  { path: '/ai-optimization', budget: 25, aim: 22 },
  { path: '/games', budget: 25, aim: 10 },
  { path: '/moderation', budget: 25, aim: 10 },
  { path: '/distribution', budget: 30, aim: 15 },
  { path: '/affiliate-program', budget: 30, aim: 28 },
  { path: '/ai-metadata/$page', inside: 'TranslationRoute', budget: 40, aim: 38 },
  { path: '/ai-metadata/translation/$job', budget: 40, aim: 36 },
];
const mostRequests = 8;
const mostDepth = 2;

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
const failures = [];

try {
  const empty = await measureScreen(await browser.newContext(), floor.url);
  report('floor', empty, empty.bytes);

  for (const { path, persona, budget, aim, isRead } of screens) {
    const context = await browser.newContext({ locale: 'en-US' });
    if (persona) {
      await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
      await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
    }
    const screen = await measureScreen(context, sandbox.url + path);
    report(path, screen, empty.bytes);
    const ratio = screen.bytes / empty.bytes;
    console.log(`  ${ratio.toFixed(3)} × floor, budget ${budget}, aim ${aim}\n`);
    if (ratio > budget)
      failures.push(`${path} weighs ${ratio.toFixed(3)} times the floor, more than ${budget}`);
    await context.close();
    // An article is read as it arrives: its requests and their depth have no limit.
    if (isRead) continue;
    if (screen.requests > mostRequests)
      failures.push(`${path} makes ${screen.requests} requests, more than ${mostRequests}`);
    if (screen.depth > mostDepth)
      failures.push(`${path} chains ${screen.depth} requests, more than ${mostDepth}`);
  }
} finally {
  await browser.close();
  floor.close();
  await sandbox.close();
}
const portalFolder = process.env.PORTAL_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
for (const { path, inside, budget, aim } of parts) {
  const files = measureRoute(portalFolder, path, inside);
  const kilobytes = files.reduce((sum, { gzip }) => sum + gzip, 0) / 1024;
  console.log(`${path} adds ${kilobytes.toFixed(1)} kB gzip to the shell, budget ${budget}, aim ${aim}`);
  for (const { name, gzip } of files) console.log(`    ${String(gzip).padStart(7)}  ${name}`);
  if (kilobytes > budget)
    failures.push(`${path} adds ${kilobytes.toFixed(1)} kB to the shell, more than ${budget}`);
}
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function report(name, { bytes, requests, depth, files }, floorBytes) {
  const kilobytes = (bytes / 1024).toFixed(1);
  console.log(
    `${name}: ${kilobytes} kB gzip, ${(bytes / floorBytes).toFixed(3)} × floor, ${requests} requests, depth ${depth}`,
  );
  for (const file of files)
    console.log(`    ${String(file.gzip).padStart(7)}  ${file.depth}  ${file.kind.padEnd(10)} ${file.path}`);
}
