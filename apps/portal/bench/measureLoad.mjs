import { gzipSync } from 'node:zlib';

/**
 * Opens an address in a fresh page and returns the cost of its first screen.
 * Bytes are gzip -9 of what arrived, whatever the server's own encoding; `depth` counts how many files had to
 * arrive one after another (the document is 1).
 */
export async function measureLoad(context, address) {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  const origin = new URL(address).origin;
  const depths = new Map();
  const files = [];
  protocol.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (depths.has(request.url)) return;
    const parent = initiator.url ?? initiator.stack?.callFrames.at(0)?.url;
    const depth = type === 'Document' ? 1 : (depths.get(parent) ?? 1) + 1;
    depths.set(request.url, depth);
  });
  page.on('response', (response) => files.push(response));
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);

  const result = { scripts: 0, styles: 0, requests: 0, apiCalls: 0, depth: 0, files: [] };
  for (const response of files) {
    const url = new URL(response.url());
    if (url.origin !== origin) continue;
    if (/^\/(api|sanctum)\//.test(url.pathname)) {
      result.apiCalls += 1;
      continue;
    }
    result.requests += 1;
    const kind = response.request().resourceType();
    const bytes = await response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    if (kind === 'script') result.scripts += bytes;
    if (kind === 'stylesheet') result.styles += bytes;
    const depth = depths.get(response.url()) ?? 1;
    if (kind === 'script' || kind === 'stylesheet' || kind === 'document')
      result.depth = Math.max(result.depth, depth);
    result.files.push({ path: url.pathname, kind, bytes, depth });
  }
  await page.close();
  return result;
}
