import { beforeEach, expect, test, vi } from 'vitest';

import { createAnalytics } from './createAnalytics.ts';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
const fetch = vi.fn(async () => new Response());

beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  fetch.mockReset().mockResolvedValue(new Response());
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.stubGlobal('fetch', fetch);
});

test('an event is posted in the background', () => {
  createAnalytics('/collect').track({ name: 'route_change', properties: { path: '/home' } });
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/collect');
  expect(JSON.parse(String(body))).toEqual({
    name: 'route_change',
    properties: { path: '/home' },
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('without an address nothing is sent', () => {
  createAnalytics(null).track({ name: 'route_change' });
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('a browser that refuses the beacon is asked for a request that outlives the page', () => {
  sendBeacon.mockReturnValue(false);
  createAnalytics('/collect').track({ name: 'route_change' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/collect', expect.objectContaining({ keepalive: true }));
});

test('it never throws', async () => {
  sendBeacon.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => createAnalytics('/collect').track({ name: 'route_change' })).not.toThrow();
  sendBeacon.mockReturnValue(false);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => createAnalytics('/collect').track({ name: 'route_change' })).not.toThrow();
  await Promise.resolve();
});
