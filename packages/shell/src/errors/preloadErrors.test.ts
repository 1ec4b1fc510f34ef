import { atomStore, safeStorage, tabStorage } from '@my-air/feature-kit/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchPreloadErrors } from './preloadErrors.ts';

let target: EventTarget;
let isReachable = true;
let answerFile: () => Promise<Response>;
let countPendingChanges: () => Promise<number>;
beforeEach(() => {
  vi.useFakeTimers();
  countPendingChanges = async () => 0;
  sessionStorage.clear();
  target = new EventTarget();
  isReachable = true;
  answerFile = async () => new Response(null, { status: 404 });
  vi.stubGlobal('fetch', () => answerFile());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = (reload: () => void, storage = tabStorage) =>
  watchPreloadErrors({ storage, reload, target, reachServer: async () => isReachable, countPendingChanges });

/** Makes a chunk fail, as Vite reports it. */
function report(): void {
  target.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), {
      payload: new TypeError('Failed to fetch dynamically imported module: /assets/gone-1.js'),
    }),
  );
}
/** Makes a chunk fail, and waits until that has been handled. */
async function fail(): Promise<void> {
  report();
  await vi.advanceTimersByTimeAsync(0);
}

test('[NAV-30] [SH-16] a chunk that does not come dispatches preload-error and reloads once', async () => {
  const reload = vi.fn();
  const listener = vi.fn();
  target.addEventListener('preload-error', listener);
  const isOffered = watch(reload);
  await fail();
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(atomStore.get(isOffered)).toBe(false);
});

test('[NAV-30] [SH-16] a second one within 30 s offers a reload instead', async () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 29_000));
  const isOffered = watch(reload);
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(true);
});

test('[NAV-30] [SH-16] after 30 s it reloads again', async () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 31_000));
  watch(reload);
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] where nothing can be remembered it only offers, so that it cannot go in circles', async () => {
  const reload = vi.fn();
  const isOffered = watch(
    reload,
    safeStorage(() => undefined),
  );
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(true);
});

test('[NAV-30] without a connection nothing is reloaded or offered: the screen says what is wrong', async () => {
  isReachable = false;
  const reload = vi.fn();
  const listener = vi.fn();
  target.addEventListener('preload-error', listener);
  const isOffered = watch(reload);
  await fail();
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(false);
});

test.each([
  ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'is still on the server',
    async () => new Response(null, { headers: { 'content-type': 'text/javascript' } }),
  ],
])('[NAV-30] a part that %s is no release: nothing is reloaded or offered', async (_, answered) => {
  answerFile = answered;
  const reload = vi.fn();
  const isOffered = watch(reload);
  await fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(false);
});

test('[NAV-30] text that would be lost makes the reload an offer', async () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const reload = vi.fn();
  const isOffered = watch(reload);
  await fail();
  window.removeEventListener('beforeunload', ask);
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(true);
});

test('[NAV-30] what the server has not got makes the reload an offer', async () => {
  countPendingChanges = async () => 1;
  const reload = vi.fn();
  const isOffered = watch(reload);
  await fail();
  expect(atomStore.get(isOffered)).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(true);
});

test('[NAV-30] [MSG-09] what the server gets within seconds is waited for', async () => {
  let pending = 2;
  countPendingChanges = async () => (pending -= 1);
  const reload = vi.fn();
  watch(reload);
  await fail();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] [G-46] a part that was lost without a network and fails again with one is kept as failed by the browser: the page is reloaded', async () => {
  answerFile = async () => new Response(null, { headers: { 'content-type': 'text/javascript' } });
  isReachable = false;
  const reload = vi.fn();
  watch(reload);
  await fail();
  isReachable = true;
  expect(reload).not.toHaveBeenCalled();
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] a part for which the server fails, again and again, reloads nothing', async () => {
  answerFile = async () => new Response(null, { status: 503 });
  const reload = vi.fn();
  const isOffered = watch(reload);
  await fail();
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(false);
});

test('[NAV-30] where the code that counts is gone as well, it is asked for once', async () => {
  const count = vi.fn(async () => {
    report();
    return 0;
  });
  countPendingChanges = count;
  const reload = vi.fn();
  watch(reload);
  await fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(count).toHaveBeenCalledOnce();
});
