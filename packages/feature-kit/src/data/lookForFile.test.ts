import { afterEach, expect, test, vi } from 'vitest';

import { lookForFile } from './lookForFile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const script = { 'content-type': 'text/javascript' };
const page = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['gone', 404, page],
  ['gone', 410, script],
  ['gone', 200, page],
  ['there', 200, script],
  ['failing', 503, script],
] as const)('[NAV-30] a file is %s where the server answers %s %o', async (found, status, headers) => {
  const ask = vi.fn(async () => new Response(null, { status, headers }));
  vi.stubGlobal('fetch', ask);
  const error = new TypeError(
    'Failed to fetch dynamically imported module: https://my-air.test/assets/x-1.js',
  );
  expect(await lookForFile(error)).toBe(found);
  expect(ask).toHaveBeenCalledExactlyOnceWith('https://my-air.test/assets/x-1.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
});

test('[NAV-30] a file that cannot be asked for is blocked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await lookForFile(new Error('Unable to preload CSS for /assets/ads.css'))).toBe('blocked');
});

test('[NAV-30] a browser that does not name the file is asked for the first one', async () => {
  const ask = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', ask);
  const error = new TypeError('Importing a module script failed.');
  expect(await lookForFile(error)).toBe('failing');
  const first = Object.assign(document.createElement('script'), { src: '/assets/start-1.js' });
  vi.spyOn(document, 'querySelector').mockReturnValue(first);
  expect(await lookForFile(error)).toBe('gone');
  expect(ask).toHaveBeenCalledOnce();
});
