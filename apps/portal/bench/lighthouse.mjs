// Lighthouse on the built portal, as a phone: the median of five runs.
// `node bench/lighthouse.mjs /help/1` measures one screen alone.
import { createReport, median } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { dismissPendingModals } from '@my-air/e2e';

const runs = 5;
const screens = [
  { path: '/login', limits: { performance: 95 }, goals: { performance: 99 } },
  { path: '/help/1', limits: { performance: 92 }, goals: { performance: 99 }, isIndexed: true },
  {
    path: '/home',
    persona: 'partner@my-air.test',
    // 82 on 29 November 2026, with the card of the week; 85 is owed.
    limits: { performance: 78 },
    goals: { performance: 85 },
  },
].filter(({ path }) => process.argv[2] === undefined || process.argv[2] === path);

const [sandbox, { path: chromePath }] = await Promise.all([
  startSandbox({
    port: 0,
    dataDir: 'memory',
    ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
  }),
  findChromium(),
]);
const report = createReport();

try {
  for (const { path, persona, limits, goals, isIndexed } of screens) {
    const result = await measure(sandbox.url + path, persona);
    const score = (what, name, limit, goal) =>
      report.add({ what: `${path}: ${what}`, ours: result[name], limit, goal, isLeast: true });
    score('performance', 'performance', limits.performance, goals.performance);
    score('accessibility', 'accessibility', 100);
    score('best practices', 'practices', 100);
    if (isIndexed) score('SEO', 'seo', 100);
    report.add({ what: `${path}: layout shift`, ours: result.shift, limit: 0.02, goal: 0.01 });
  }
} finally {
  await sandbox.close();
}
report.end();

/** Signs a persona in as a browser that has been here before remembers it. */
async function signIn(port, persona) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [context] = browser.contexts();
  await context.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
  // A dialog that the server asks for would be measured in place of the screen.
  await dismissPendingModals(context.request, sandbox.url);
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
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    shift: median(results.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)),
  };
}
