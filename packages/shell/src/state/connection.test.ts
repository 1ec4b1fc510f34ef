import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createConnection } from './connection.ts';

const probe = 'https://api.my-air.test/sanctum/csrf-cookie';

const stubFetch = (answer: typeof fetch) => {
  const stub = vi.fn(answer);
  vi.stubGlobal('fetch', stub);
  return stub;
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test('[G-46] a call and a probe without an answer show the bar, and the first answer hides it', async () => {
  const fetch = stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')));
  const connection = createConnection(() => probe);
  const onChange = vi.fn();
  onTestFinished(onlineManager.subscribe(onChange));

  connection.reportFailure();
  connection.reportFailure();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledOnce();
  expect(connection.get()).toBe(false);
  expect(onlineManager.isOnline()).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(1);

  connection.reportSuccess();
  expect(connection.get()).toBe(true);
});

test('[G-46] while nothing answers a visible page asks the API every 2 to 3 s, and stops when it is back', async () => {
  const fetch = stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')));
  const connection = createConnection(() => probe);
  window.dispatchEvent(new Event('offline'));

  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    probe,
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors', credentials: 'omit' }),
  );
  // Also after minutes: the pause does not grow.
  await vi.advanceTimersByTimeAsync(300_000);
  fetch.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  const probes = fetch.mock.calls.length;
  expect(probes).toBeGreaterThanOrEqual(20);
  expect(probes).toBeLessThanOrEqual(30);

  fetch.mockImplementation(async () => new Response());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(probes + 1);
});

test('[G-46] a single call that was cut is no return of the network', async () => {
  stubFetch(async () => new Response());
  const connection = createConnection(() => probe);
  const onReturn = vi.fn();
  connection.onReturn(onReturn);
  const onChange = vi.fn();
  onTestFinished(onlineManager.subscribe(onChange));
  connection.reportFailure();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onChange).not.toHaveBeenCalled();
  expect(onReturn).not.toHaveBeenCalled();
});

test('[G-46] calls that fail while the API answers ask it every 2 to 3 s at most', async () => {
  const fetch = stubFetch(async () => new Response());
  const connection = createConnection(() => probe);
  for (let elapsed = 0; elapsed < 10_000; elapsed += 500) {
    connection.reportFailure();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(5);
});

test.each(['online', 'focus', 'visibilitychange'])(
  '[G-46] an offline page asks at once on %s, an online one does not',
  async (event) => {
    const fetch = stubFetch(async () => new Response());
    const connection = createConnection(() => probe);
    const target = event === 'visibilitychange' ? document : window;
    target.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('offline'));
    target.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(connection.get()).toBe(true);
  },
);

test('[G-46] a hidden page asks every 30 s, and at once when it is shown', async () => {
  const fetch = stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')));
  const connection = createConnection(() => probe);
  window.dispatchEvent(new Event('offline'));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetch).toHaveBeenCalledTimes(2);

  visibility.mockReturnValue('visible');
  fetch.mockImplementation(async () => new Response());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(connection.get()).toBe(true);
});

test('[G-46] only one probe is on its way, and one without an answer is given up after 10 s', async () => {
  const fetch = stubFetch(
    async (_, init) =>
      new Promise<Response>((_answer, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError'))),
      ),
  );
  const connection = createConnection(() => probe);
  connection.reportFailure();
  const first = connection.probe();
  const second = connection.probe();
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, second])).toEqual([false, false]);
  fetch.mockImplementation(async () => new Response());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(connection.get()).toBe(true);
});

test('[G-46] a page that starts without a network asks for it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubFetch(async () => new Response());
  const connection = createConnection(() => probe);
  expect(connection.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.get()).toBe(true);
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

test('[G-46] what fails at once when the return is told, and asks anew, is told every 2 s at most', async () => {
  const ask = vi.fn(async () => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', ask);
  const connection = createConnection(() => probe);
  const told = vi.fn(() => void connection.probe());
  connection.onReturn(told);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(2);
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
