import { median } from '@my-air/bench';

const runs = 5;
const frames = 120;

/** Puts both tables through the same work, in turns, each time in a fresh page. */
export async function measureTables(browser, url) {
  const found = { kit: [], library: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const kind of run % 2 === 0 ? ['kit', 'library'] : ['library', 'kit']) {
      found[kind].push(await measureTable(browser, `${url}/tables`, kind));
    }
  }
  return { kit: middle(found.kit), library: middle(found.library) };
}

function middle(results) {
  return Object.fromEntries(
    Object.keys(results[0]).map((name) => [name, median(results.map((result) => result[name]))]),
  );
}

async function measureTable(browser, url, kind) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const metric = async (name) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name).value;
  };
  const heapNow = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    return metric('JSHeapUsedSize');
  };

  await page.goto(url);
  await page.waitForFunction(() => 'table' in window);
  // The code of both is warm before either is timed: a first table of a few rows.
  await page.evaluate((name) => window.table.warmUp(name), kind);
  const empty = await heapNow();
  const mount = await page.evaluate((name) => window.table.mount(name), kind);
  const elements = await page.evaluate(() => document.querySelectorAll('#place *').length);
  const mounted = await heapNow();

  const scroll = async (step) => {
    const before = await metric('TaskDuration');
    const late = await page.evaluate(([by, count]) => window.table.scroll(by, count), [step, frames]);
    return { time: (((await metric('TaskDuration')) - before) * 1000) / frames, late };
  };
  const slow = await scroll(150);
  const fast = await scroll(2000);
  const sort = await page.evaluate(() => window.table.sort());
  const beforeSelection = await heapNow();
  const selectAll = await page.evaluate(() => window.table.selectAll());
  const selected = await heapNow();
  await page.close();
  return {
    mount,
    elements,
    heap: mounted - empty,
    'scroll 150': slow.time,
    'late of 120': slow.late,
    'scroll 2000': fast.time,
    'late of 120 fast': fast.late,
    sort,
    'select all': selectAll,
    'heap of selection': Math.max(0, selected - beforeSelection),
  };
}
