import { gzipSync } from 'node:zlib';

/** The time after the last request until a first screen counts as complete, in milliseconds. */
const quietTime = 2_500;

/**
 * Opens an address in a fresh page and counts the parts of its first screen: all requests before it was
 * shown. Calls of the API and pictures are the user's data; scripts, styles, fonts, settings and the page
 * itself are ours.
 */
export async function measureScreen(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const depths = new Map();
  const starts = new Map();
  devtools.on('Network.requestWillBeSent', ({ request, initiator, documentURL, wallTime }) => {
    if (depths.has(request.url)) return;
    starts.set(request.url, wallTime * 1000);
    const parent = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    depths.set(request.url, request.url === documentURL ? 1 : (depths.get(parent ?? documentURL) ?? 1) + 1);
  });

  const files = [];
  page.on('response', (response) => {
    const kind = kindOf(response);
    if (kind)
      files.push(
        response.body().then(
          (body) => ({ url: response.url(), kind, body }),
          () => undefined,
        ),
      );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(quietTime);
  // The portal marks the moment when its first screen is drawn; the floor has no such mark, and nothing after
  // it.
  const drawn = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first-screen');
    return mark ? performance.timeOrigin + mark.startTime : Number.POSITIVE_INFINITY;
  });
  // A redirect has no body, and neither has a response that was still loading when the page was closed.
  const screen = (await Promise.all(files))
    .filter((file) => file !== undefined)
    .filter(({ url: address }) => (starts.get(address) ?? 0) <= drawn)
    .map(({ url: address, kind, body }) => ({
      path: new URL(address).pathname,
      kind,
      gzip: gzipSync(body, { level: 9 }).length,
      depth: depths.get(address) ?? 1,
    }));
  await page.close();

  const code = screen.filter(({ kind }) => kind === 'script' || kind === 'stylesheet');
  return {
    files: screen,
    bytes: code.reduce((sum, { gzip }) => sum + gzip, 0),
    requests: screen.length,
    depth: Math.max(...code.map(({ depth }) => depth)),
  };
}

function kindOf(response) {
  const kind = response.request().resourceType();
  if (['document', 'script', 'stylesheet', 'font'].includes(kind)) return kind;
  return new URL(response.url()).pathname === '/config.json' ? 'settings' : undefined;
}
