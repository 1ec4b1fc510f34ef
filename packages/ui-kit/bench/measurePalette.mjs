import { median } from '@my-air/bench';

const runs = 15;

/** Opens the command palette with a hundred commands repeatedly; returns the median in milliseconds. */
export async function measurePalette(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/palette`);
  await page.waitForFunction(() => 'palette' in window);
  const times = [];
  // The first openings warm the code up.
  for (let run = -3; run < runs; run += 1) {
    const time = await page.evaluate(() => window.palette.open());
    if (run >= 0) times.push(time);
    await page.evaluate(() => window.palette.close());
  }
  await page.close();
  return median(times);
}
