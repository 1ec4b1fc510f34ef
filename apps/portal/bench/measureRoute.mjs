/**
 * Opens an address cold, with empty caches, and finds the scripts that the page requests.
 * @param context a context of the browser without pages
 * @returns the names of the files that are requested until the first screen is drawn, and of those after it
 */
export async function measureRoute(context, url) {
  // The portal draws what it has after 1.5 s; on a slow machine this would be before the screen has loaded.
  await context.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = (task, time, ...values) => (time === 1_500 ? 0 : setTimeout(task, time, ...values));
  });
  const page = await context.newPage();
  const requests = new Map();
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script' && response.ok())
      requests.set(new URL(request.url()).pathname.slice(1), request.timing().startTime);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-screen').length > 0);
  // Backgrounds, badges and the rest of the frame follow the first paint.
  await page.waitForLoadState('networkidle');
  const drawn = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-screen')[0].startTime,
  );
  await page.close();
  const files = Map.groupBy(requests.keys(), (name) => (requests.get(name) <= drawn ? 'before' : 'after'));
  return { before: files.get('before') ?? [], after: files.get('after') ?? [] };
}
