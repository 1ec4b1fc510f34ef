import { loadOptionalPart } from '@my-air/feature-api';
import { beforeEach, expect, test, vi } from 'vitest';

import { watchPreloadErrors } from './preloadErrors.ts';

let target: EventTarget;
let isOnline = true;
let isPreloading = false;
beforeEach(() => {
  sessionStorage.clear();
  target = new EventTarget();
  isOnline = true;
  isPreloading = false;
});

const watch = (reload: () => void, storage = window.sessionStorage as Storage | undefined) =>
  watchPreloadErrors({
    storage,
    reload,
    target,
    isOnline: () => isOnline,
    isPreloading: () => isPreloading,
  });

function fail() {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error('chunk is gone'),
  });
  target.dispatchEvent(event);
  return event;
}

test('[NAV-30] [SH-16] a chunk that does not come dispatches preload-error and reloads once', () => {
  const reload = vi.fn();
  const listener = vi.fn();
  target.addEventListener('preload-error', listener);
  const isOffered = watch(reload);
  const event = fail();
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(true);
  expect(isOffered.get()).toBe(false);
});

test('[NAV-30] [SH-16] a clock that was put back since the last reload does not prevent one', () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() + 3_600_000));
  watch(reload);
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] [SH-16] a second one within 30 s offers a reload instead', () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 29_000));
  const isOffered = watch(reload);
  const event = fail();
  expect(reload).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
  expect(isOffered.get()).toBe(true);
});

test('[NAV-30] [SH-16] after 30 s it reloads again', () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 31_000));
  watch(reload);
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] where nothing can be remembered it only offers, so that it cannot go in circles', () => {
  const reload = vi.fn();
  const isOffered = watchPreloadErrors({
    storage: undefined,
    reload,
    target,
    isOnline: () => true,
    isPreloading: () => false,
  });
  fail();
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(true);
});

test('[NAV-30] a part that its screen can do without reloads nothing', async () => {
  const reload = vi.fn();
  const isOffered = watch(reload);
  const part = await loadOptionalPart(async () => {
    fail();
    throw new Error('chunk is gone');
  });
  expect(part).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(false);
});

test('[NAV-30] without a connection nothing is reloaded or offered: the screen says what is wrong', () => {
  isOnline = false;
  const reload = vi.fn();
  const listener = vi.fn();
  target.addEventListener('preload-error', listener);
  const isOffered = watch(reload);
  fail();
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(false);
});

test('[NAV-30] a link that is only pointed at reloads nothing', () => {
  isPreloading = true;
  const reload = vi.fn();
  const isOffered = watch(reload);
  fail();
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(false);
});

test('[NAV-30] text that would be lost makes the reload an offer', () => {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const reload = vi.fn();
  const isOffered = watch(reload);
  fail();
  window.removeEventListener('beforeunload', ask);
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(true);
});
