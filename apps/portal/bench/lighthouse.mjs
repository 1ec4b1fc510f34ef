// Lighthouse on the built portal, as a phone: the median of five runs, and the first paint against a page of plain HTML.
// `node bench/lighthouse.mjs /help/1` measures one screen alone.
import { fileURLToPath } from 'node:url';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { serveFolder } from './serveFolder.mjs';

const runs = 5;
const screens = [
  { path: '/login', performance: 98 },
  { path: '/help/1', performance: 97, seo: 100 },
  { path: '/home', persona: 'partner@my-air.test', performance: 95 },
].filter(({ path }) => process.argv[2] === undefined || process.argv[2] === path);
const mostPaint = 1.3;

const [sandbox, plain, { path: chromePath }] = await Promise.all([
  startSandbox({
    port: 0,
    dataDir: 'memory',
    ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
  }),
  serveFolder(fileURLToPath(new URL('.', import.meta.url)), 'static.html'),
  findChromium(),
]);
const failures = [];

try {
  const floor = await measure(plain.url);
  console.log(`static html: first paint ${Math.round(floor.paint)} ms`);
  for (const { path, persona, performance, seo } of screens) {
    const result = await measure(sandbox.url + path, persona);
    const ratio = result.paint / floor.paint;
    console.log(
      `${path}: performance ${result.performance}, accessibility ${result.accessibility}, best practices ${result.practices}, SEO ${result.seo}, ` +
        `first paint ${Math.round(result.paint)} ms (${ratio.toFixed(2)} × static), LCP ${Math.round(result.largest)} ms, TBT ${Math.round(result.blocking)} ms, CLS ${result.shift.toFixed(3)}`,
    );
    if (result.performance < performance)
      failures.push(`${path}: performance ${result.performance}, not ${performance}`);
    if (result.accessibility < 100) failures.push(`${path}: accessibility ${result.accessibility}`);
    if (result.practices < 100) failures.push(`${path}: best practices ${result.practices}`);
    if (seo !== undefined && result.seo < seo) failures.push(`${path}: SEO ${result.seo}, not ${seo}`);
    if (path === '/login' && ratio > mostPaint)
      failures.push(`${path}: first paint ${ratio.toFixed(2)} × static`);
  }
} finally {
  plain.close();
  await sandbox.close();
}
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Signs a persona in as a browser that has been here before remembers it. */
async function signIn(port, persona) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [context] = browser.contexts();
  await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
  const page = await context.newPage();
  await page.goto(`${sandbox.url}/config.json`);
  await page.evaluate(() => localStorage.setItem('signedIn', '1'));
  await page.close();
  await browser.close();
}

async function measure(url, persona) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs] });
    try {
      if (persona) await signIn(chrome.port, persona);
      const report = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        // Cookies and local storage stay: they say who is signed in.
        clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
      });
      if (report.lhr.runtimeError) throw new Error(report.lhr.runtimeError.message);
      results.push(report.lhr);
    } finally {
      await chrome.kill();
    }
  }
  const score = (name) => Math.round(median(results.map(({ categories }) => categories[name].score * 100)));
  const value = (name) => median(results.map(({ audits }) => audits[name].numericValue));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    paint: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
