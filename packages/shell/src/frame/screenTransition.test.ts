import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ignoreSkippedTransitions, screenTransition } from './screenTransition.ts';

let canTransition: boolean;
let isStill: boolean;
beforeEach(() => {
  canTransition = true;
  isStill = false;
  vi.stubGlobal('CSS', { supports: () => canTransition });
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.defineProperty(new EventTarget(), 'matches', {
        get: () => query.includes('reduce') && isStill,
      }) as MediaQueryList,
  );
});

afterEach(() => vi.unstubAllGlobals());

/** The kind of transition that a change of address makes. */
function transitionOf(pathChanged: boolean) {
  const transition = screenTransition();
  const types = transition && transition.types;
  return typeof types === 'function' ? types({ pathChanged } as never) : undefined;
}

test('one screen fades into the next', () => {
  expect(transitionOf(true)).toEqual(['screen']);
});

test('a change within a screen is not animated', () => {
  expect(transitionOf(false)).toBe(false);
});

test('nothing moves for those who want no motion, even if they say so later', () => {
  const transition = screenTransition();
  const types = transition && transition.types;
  isStill = true;
  expect(typeof types === 'function' && types({ pathChanged: true } as never)).toBe(false);
});

test('a browser that knows no transitions gets none', () => {
  canTransition = false;
  expect(screenTransition()).toBe(false);
});

test('a transition that another one ends is no uncaught error, and the browser is left as it was', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  const start = vi.fn(() => ({
    ready: Promise.reject(new DOMException('Skipped ViewTransition', 'AbortError')),
    updateCallbackDone: Promise.resolve(),
  }));
  const page = { startViewTransition: start as unknown } as Document;
  const stop = ignoreSkippedTransitions(page);
  const change = () => {};
  await page.startViewTransition(change).updateCallbackDone;
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', uncaught);
  expect(start).toHaveBeenCalledWith(change);
  expect(uncaught).not.toHaveBeenCalled();
  stop();
  page.startViewTransition(change).ready.catch(() => {});
  expect(start).toHaveBeenCalledTimes(2);
});

test('a browser without transitions is left alone', () => {
  const page = {} as Document;
  ignoreSkippedTransitions(page)();
  expect(page).toEqual({});
});
