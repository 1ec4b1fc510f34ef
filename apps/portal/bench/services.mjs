// The catalogue of the built portal, on a phone four times slower: the time from each letter of a search and each filter
// to the next paint.
import { createReport } from '@my-air/bench';
import { chromiumArgs, findChromium } from '@my-air/browser';
import { startSandbox } from '@my-air/sandbox';
import { chromium } from '@playwright/test';

import { phone, reportPresses, watchPresses } from './pressTimes.mjs';

const report = createReport();
const sandbox = await startSandbox({
  port: 0,
  dataDir: 'memory',
  managerDelay: null,
  isStrict: false,
  ...(process.env.PORTAL_DIST && { portalFolder: process.env.PORTAL_DIST }),
});
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const page = await openCatalogue();
  await pressLetters(page);
  await reportPresses(report, page, 'a letter in the search');
  await pressFilters(page);
  await reportPresses(report, page, 'a filter');
} finally {
  await browser.close();
  await sandbox.close();
}
report.end();

async function openCatalogue() {
  const context = await browser.newContext(phone);
  await context.request.post(`${sandbox.url}/sandbox/api/session`, {
    data: { persona: 'ambassador@my-air.test' },
  });
  await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => report.fail(error.message));
  await watchPresses(page);
  await page.goto(`${sandbox.url}/services?subscribers=any`);
  await page.locator('[aria-labelledby="services-found"]').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function pressLetters(page) {
  await page.getByRole('searchbox', { name: 'Search the services' }).click();
  for (const word of ['thumbnial', 'subtitles', 'music']) {
    for (const letter of word) await page.keyboard.press(letter);
    await page.waitForURL((url) => url.searchParams.get('q') === word);
    for (const letter of word) await page.keyboard.press(letter && 'Backspace');
  }
}

async function pressFilters(page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const boxes = page.getByRole('checkbox');
  for (let turn = 0; turn < 2; turn += 1) {
    for (let place = 0; place < 8; place += 1) await boxes.nth(place).click();
  }
}
