import { median } from '@my-air/bench';

const runs = 41;

/** Draws a list of a thousand rows in turns with styled-components and with plain classes; medians in milliseconds. */
export async function measureRows(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/rows`);
  await page.waitForFunction(() => 'drawRows' in window);
  const times = await page.evaluate(async (count) => {
    const found = { styled: [], plain: [] };
    // The first rounds warm the compiler and the sheet up.
    for (let run = -5; run < count; run += 1) {
      const order = run % 2 === 0 ? ['styled', 'plain'] : ['plain', 'styled'];
      for (const kind of order) {
        const time = await window.drawRows(kind, 1000);
        if (run >= 0) found[kind].push(time);
      }
    }
    return found;
  }, runs);
  await page.close();
  return { styled: median(times.styled), plain: median(times.plain) };
}
