import { afterEach, expect, test, vi } from 'vitest';

import { thisBrowser } from './thisBrowser.ts';

afterEach(() => void vi.useRealTimers());

test('a session that ends in two months is not asked about again and again', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  thisBrowser().after(60 * 24 * 3_600_000, act);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(act).not.toHaveBeenCalled();
});
