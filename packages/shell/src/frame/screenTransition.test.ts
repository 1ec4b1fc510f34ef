import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { screenTransition } from './screenTransition.ts';

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
function transitionOf(pathChanged: boolean, fromLocation: object | undefined = {}) {
  const transition = screenTransition();
  const types = transition && transition.types;
  return typeof types === 'function' ? types({ pathChanged, fromLocation } as never) : undefined;
}

test('one screen fades into the next', () => {
  expect(transitionOf(true)).toEqual(['screen']);
});

test('a change within a screen is not animated', () => {
  expect(transitionOf(false)).toBe(false);
});

test('the first screen is not animated', () => {
  const types = (screenTransition() || {}).types;
  expect(typeof types === 'function' && types({ pathChanged: true } as never)).toBe(false);
});

test('nothing moves for those who want no motion, even if they say so later', () => {
  const transition = screenTransition();
  const types = transition && transition.types;
  isStill = true;
  expect(typeof types === 'function' && types({ pathChanged: true, fromLocation: {} } as never)).toBe(false);
});

test('a browser that knows no transitions gets none', () => {
  canTransition = false;
  expect(screenTransition()).toBe(false);
});
