import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDebounced } from './useDebounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a value follows once it has not changed for the pause, and none in between', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 400), {
    initialProps: { value: 'a' },
  });
  expect(result.current).toBe('a');
  for (const value of ['ab', 'abc']) {
    rerender({ value });
    act(() => void vi.advanceTimersByTime(399));
    expect(result.current).toBe('a');
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('abc');
});
