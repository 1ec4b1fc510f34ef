import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { capDelay, longestDelay } from './capDelay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.for([longestDelay + 1, 1e15, Number.POSITIVE_INFINITY])(
  'a timer of %d ms does not fire early',
  (wanted) => {
    const act = vi.fn();
    setTimeout(act, capDelay(wanted));
    vi.advanceTimersByTime(86_400_000);
    expect(act).not.toHaveBeenCalled();
  },
);

test.for([
  [-5, 0],
  [Number.NaN, 0],
  [0, 0],
  [250, 250],
] as const)('a delay of %d ms becomes %d ms', ([wanted, delay]) => {
  expect(capDelay(wanted)).toBe(delay);
});
