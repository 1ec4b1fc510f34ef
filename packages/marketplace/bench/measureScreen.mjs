import { chromiumArgs, findChromium } from '@my-air/browser';
import { chromium } from 'playwright-core';

import { buildPage } from './buildPage.mjs';
import { buildProducts } from './buildProducts.mjs';
import { servePage } from './servePage.mjs';

/** How many names are typed; the first few warm the compiler up. */
const names = 14;

/** Types and filters in a browser, and measures until the result is painted; `moved` is how much the layout jumped on its way in. */
export async function measureScreen() {
  const server = await servePage(await buildPage());
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(server.url);
    await page.getByRole('searchbox').waitFor({ timeout: 60_000 });
    await page.evaluate(installTimer);
    const letters = await typeNames(page);
    const filters = await toggleFilters(page);
    const moved = await page.evaluate(() => window.moved);
    return { letters: percentile(letters, 0.95), filters: percentile(filters, 0.95), moved };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page: `window.timed` acts, and answers with the time until the list that it changed is painted. */
function installTimer() {
  const results = document.querySelector('[aria-labelledby="services-found"]');
  window.timed = (act) =>
    new Promise((resolve) => {
      const started = performance.now();
      const giveUp = setTimeout(() => finish(undefined), 1_000);
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        // After the next frame, in a task of its own: by then it is painted.
        requestAnimationFrame(() => setTimeout(() => finish(performance.now() - started)));
      });
      const finish = (time) => {
        clearTimeout(giveUp);
        watcher.disconnect();
        resolve(time);
      };
      watcher.observe(results, { childList: true, subtree: true, characterData: true });
      act();
    });
  window.type = (text) => {
    const field = document.querySelector('input[type="search"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

async function typeNames(page) {
  const texts = buildProducts(names).map(({ name }) => name.slice(0, 8));
  const times = [];
  for (const [place, text] of texts.entries()) {
    for (let length = 3; length <= text.length; length += 1) {
      const time = await page.evaluate(
        (typed) => window.timed(() => window.type(typed)),
        text.slice(0, length),
      );
      if (place > 1 && time !== undefined) times.push(time);
    }
    await page.evaluate(() => window.timed(() => window.type('')));
    await page.waitForTimeout(400);
  }
  return times;
}

async function toggleFilters(page) {
  const times = [];
  for (let round = 0; round < 24; round += 1) {
    const time = await page.evaluate(
      (place) =>
        window.timed(() => document.querySelectorAll('fieldset input[type="checkbox"]')[place]?.click()),
      round % 12,
    );
    if (round > 3 && time !== undefined) times.push(time);
  }
  return times;
}

function percentile(times, share) {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}
