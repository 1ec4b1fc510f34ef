import { loadOptionalPart } from '@my-air/feature-api';
import { beforeEach, expect, test, vi } from 'vitest';

import { watchPreloadErrors } from './preloadErrors.ts';

let target: EventTarget;
beforeEach(() => {
  sessionStorage.clear();
  target = new EventTarget();
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
  const heard = vi.fn();
  target.addEventListener('preload-error', heard);
  const isOffered = watchPreloadErrors({ storage: sessionStorage, reload, target });
  const event = fail();
  expect(heard).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(true);
  expect(isOffered.get()).toBe(false);
});

test('[NAV-30] [SH-16] a clock that was put back since the last reload does not prevent one', () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() + 3_600_000));
  watchPreloadErrors({ storage: sessionStorage, reload, target });
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] [SH-16] a second one within 30 s offers a reload instead', () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 29_000));
  const isOffered = watchPreloadErrors({ storage: sessionStorage, reload, target });
  const event = fail();
  expect(reload).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
  expect(isOffered.get()).toBe(true);
});

test('[NAV-30] [SH-16] after 30 s it reloads again', () => {
  const reload = vi.fn();
  sessionStorage.setItem('reloadedAt', String(Date.now() - 31_000));
  watchPreloadErrors({ storage: sessionStorage, reload, target });
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-30] where nothing can be remembered it only offers, so that it cannot go in circles', () => {
  const reload = vi.fn();
  const isOffered = watchPreloadErrors({ storage: undefined, reload, target });
  fail();
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(true);
});

test('[NAV-30] a part that its screen can do without reloads nothing', async () => {
  const reload = vi.fn();
  const isOffered = watchPreloadErrors({ storage: sessionStorage, reload, target });
  const part = await loadOptionalPart(async () => {
    fail();
    throw new Error('chunk is gone');
  });
  expect(part).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered.get()).toBe(false);
});
