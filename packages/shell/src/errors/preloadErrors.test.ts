import { atomStore, safeStorage, tabStorage } from '@my-air/client-state';
import { loadOptionalPart } from '@my-air/screen-kit';
import { beforeEach, expect, test, vi } from 'vitest';

import { watchPreloadErrors, type PreloadErrorEvent } from './preloadErrors.ts';

let target: EventTarget;
let isReachable = true;
let isSteady = true;
let isOpening = true;
beforeEach(() => {
  sessionStorage.clear();
  target = new EventTarget();
  isReachable = true;
  isSteady = true;
  isOpening = true;
});

const watch = (reload: () => void) =>
  watchPreloadErrors({
    storage: tabStorage,
    reload,
    target,
    reachServer: async () => isReachable,
    isSteady: () => isReachable && isSteady,
    isOpening: () => isOpening,
  });

/** Makes a chunk fail, and says whether its import learns that the page is reloaded. */
async function fail(text = 'chunk is gone'): Promise<boolean> {
  const event = Object.assign(new Event('vite:preloadError'), { payload: new Error(text) });
  target.dispatchEvent(event);
  return (await (event as unknown as PreloadErrorEvent).verdict) ?? false;
}

test('[NAV-30] [SH-16] a chunk that does not come dispatches preload-error and reloads once', async () => {
  const reload = vi.fn();
  const listener = vi.fn();
  target.addEventListener('preload-error', listener);
  const isOffered = watch(reload);
  const isReloading = await fail();
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(isReloading).toBe(true);
  expect(atomStore.get(isOffered)).toBe(false);
});

test('[NAV-30] [SH-16] a second one within 30 s offers a reload instead', async () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 29_000));
  const isOffered = watch(reload);
  const isReloading = await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(isReloading).toBe(false);
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
  const isOffered = watchPreloadErrors({
    storage: safeStorage(() => undefined),
    reload,
    target,
    reachServer: async () => true,
    isSteady: () => true,
    isOpening: () => true,
  });
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(true);
});

test('[NAV-30] a part that its screen can do without reloads nothing', async () => {
  const reload = vi.fn();
  const isOffered = watch(reload);
  const part = await loadOptionalPart(async () => {
    await fail();
    throw new Error('chunk is gone');
  });
  expect(part).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(false);
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

test('[NAV-30] a part of the background, or of a link that is only pointed at, reloads nothing by itself: a reload is offered', async () => {
  isOpening = false;
  const reload = vi.fn();
  const isOffered = watch(reload);
  expect(await fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(atomStore.get(isOffered)).toBe(true);
  // A screen that the user opens afterwards still has its reload.
  isOpening = true;
  expect(await fail('another chunk is gone')).toBe(true);
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

test('[NAV-30] what was lost with the connection is left to its screen, and reloads the page when it is still missing with a connection', async () => {
  const reload = vi.fn();
  const isOffered = watch(reload);
  isReachable = false;
  expect(await fail()).toBe(false);
  await fail();
  expect(reload).not.toHaveBeenCalled();
  // The server is back, though not for long.
  isReachable = true;
  isSteady = false;
  await fail('another chunk is gone');
  expect(reload).not.toHaveBeenCalled();
  expect(await fail()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(atomStore.get(isOffered)).toBe(false);
});

test('[NAV-30] a chunk that a screen lost reloads the page when it is missing again, even while an optional part is loading', async () => {
  const reload = vi.fn();
  watch(reload);
  isReachable = false;
  await fail();
  isReachable = true;
  await loadOptionalPart(async () => {
    await fail();
    throw new Error('chunk is gone');
  });
  expect(reload).toHaveBeenCalledOnce();
});
