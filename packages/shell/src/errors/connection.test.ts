import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createConnection } from './connection.ts';

const probe = 'https://api.my-air.test/sanctum/csrf-cookie';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[G-46] a call without an answer shows the bar, and the first answer hides it', () => {
  const connection = createConnection(() => probe);
  const onChange = vi.fn();
  connection.subscribe(onChange);

  connection.reportFailure();
  connection.reportFailure();
  expect(connection.get()).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(1);

  connection.reportSuccess();
  expect(connection.get()).toBe(true);
});

test('[G-46] while nothing answers it asks the API more and more rarely, and stops when it is back', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const connection = createConnection(() => probe);
  connection.reportFailure();

  await vi.advanceTimersByTimeAsync(60_000);
  const probes = fetch.mock.calls.length;
  expect(fetch).toHaveBeenCalledWith(
    probe,
    expect.objectContaining({ mode: 'no-cors', credentials: 'omit' }),
  );
  expect(probes).toBeGreaterThanOrEqual(4);
  expect(probes).toBeLessThanOrEqual(6);

  fetch.mockImplementation(async () => Promise.resolve(new Response() as never));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connection.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(probes + 1);
});

test('[G-46] a connection that goes again and again is asked more and more rarely', async () => {
  const fetch = vi.fn(async () => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  const connection = createConnection(() => probe);
  // Something fails each time although the API can be reached.
  const onReturn = vi.fn();
  connection.onReturn(onReturn);
  connection.subscribe(() => connection.get() && connection.reportFailure());
  connection.reportFailure();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(6);
  // It was cut, the network was not gone.
  expect(onReturn).not.toHaveBeenCalled();
});

test('[G-46] the return of a network is told once, also to what was shown only then', async () => {
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response()));
  const connection = createConnection(() => probe);
  const [early, late] = [vi.fn(), vi.fn()];
  connection.onReturn(early);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(early).toHaveBeenCalledTimes(1);
  const stop = connection.onReturn(late);
  connection.reportFailure();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(late).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  connection.reportFailure();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late).toHaveBeenCalledTimes(1);
  expect(early).toHaveBeenCalledTimes(2);
});

test("[G-46] the browser's own word counts at once", () => {
  const connection = createConnection(() => probe);
  window.dispatchEvent(new Event('offline'));
  expect(connection.get()).toBe(false);
});

test('[NAV-30] a connection that was gone is not steady before half a minute has passed without a loss', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  const connection = createConnection(() => probe);
  expect(connection.isSteady()).toBe(true);
  window.dispatchEvent(new Event('offline'));
  expect(connection.isSteady()).toBe(false);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.get()).toBe(true);
  expect(connection.isSteady()).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connection.isSteady()).toBe(true);
});
