// How long a phone on slow 4G waits for home, cold and signed in: its largest paint, the time until what is to do and
// money can be read, and what is requested until then. The sign-in, measured in the same run, says what any screen costs.
import { gzipSync } from 'node:zlib';
import { median } from '@my-air/bench';

import { benchPortal } from './benchPortal.mjs';

const runs = 3;
const phone = { locale: 'en-US', viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** The screens, with the places that have to be read before a screen can be used. */
const screens = {
  '/login': { places: ['main'], mostScripts: 8 },
  '/help/1': { places: ['main'], mostScripts: 10 },
  '/home': {
    places: ['[data-tour="waiting"]', '[data-tour="money"]'],
    mostScripts: 20,
    persona: 'partner@my-air.test',
  },
};

await benchPortal(async ({ report, sandbox, openPage }) => {
  const results = Object.fromEntries(Object.keys(screens).map((path) => [path, []]));
  // The screens take turns, so that what else the machine does meets all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const [path, { places, persona }] of Object.entries(screens))
      results[path].push(await measure(await openPage(persona, phone), sandbox.url + path, places));
  }
  const value = (path, name) => median(results[path].map((result) => result[name]));

  report.add({ what: '/login: largest paint', ours: value('/login', 'largest'), unit: 'ms' });
  report.add({
    what: '/home: largest paint',
    ours: value('/home', 'largest'),
    unit: 'ms',
    limit: 6_000,
    goal: 4_000,
  });
  report.add({
    what: '/home: blocked',
    ours: value('/home', 'blocked'),
    unit: 'ms',
    limit: 1_200,
    goal: 350,
  });
  report.add({
    what: '/home: until To do and money can be read, against the largest paint of /login',
    ours: value('/home', 'readable'),
    floor: value('/login', 'largest'),
    unit: 'ms',
    // Between 1.65 and 1.75 in three runs, the last two on a Monday, which has the card of the week.
    limit: 1.85,
    goal: 1.3,
  });
  for (const [path, { mostScripts }] of Object.entries(screens))
    report.add({
      what: `${path}: scripts until it can be used`,
      ours: value(path, 'scripts'),
      limit: mostScripts,
    });
  report.add({
    what: '/home: page and scripts until it can be used, gzip',
    ours: value('/home', 'bytes') / 1024,
    unit: 'kB',
    // 333 on a Sunday, and 358 on a Monday, which has the card of the week.
    limit: 370,
    goal: 260,
  });
});

/** Opens an address cold, and closes its page. @param places the places that have to be read before it can be used */
async function measure(page, url, places) {
  const files = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'document' && kind !== 'script') return;
    files.push(
      request
        .response()
        .then((response) => response.body())
        .then((body) => ({
          path: new URL(request.url()).pathname,
          kind,
          start: request.timing().startTime,
          gzip: gzipSync(body, { level: 9 }).length,
        })),
    );
  });
  await page.addInitScript(watchScreen, places);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.seen.readable !== undefined);
  await page.waitForLoadState('networkidle');
  // Work that follows the last answer is over when no task was long for a second.
  await page.waitForFunction(() => performance.now() - window.seen.lastLongTask > 1_000);
  const { seen, origin } = await page.evaluate(() => ({ seen: window.seen, origin: performance.timeOrigin }));
  const used = (await Promise.all(files)).filter(({ start }) => start <= origin + seen.readable);
  await page.context().close();
  if (process.env.FILES)
    for (const { path, gzip } of used) console.log(`    ${String(gzip).padStart(7)}  ${path}`);
  return {
    ...seen,
    scripts: used.filter(({ kind }) => kind === 'script').length,
    bytes: used.reduce((sum, { gzip }) => sum + gzip, 0),
  };
}

/** Runs in the page: notes the largest paint, the time that tasks block, and when each place has a heading and is not busy. */
function watchScreen(places) {
  const seen = { largest: 0, blocked: 0, lastLongTask: 0, readable: undefined };
  window.seen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.blocked += duration - 50;
    seen.lastLongTask = startTime + duration;
  });
  const isReadable = (selector) => {
    const place = document.querySelector(selector);
    return place?.querySelector('h1, h2')?.checkVisibility() && !place.querySelector('[aria-busy="true"]');
  };
  const look = () => {
    if (places.every(isReadable)) seen.readable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
