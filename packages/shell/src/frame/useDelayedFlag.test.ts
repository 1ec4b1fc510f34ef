import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDelayedFlag } from './useDelayedFlag.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const follow = (isOn: boolean) => renderHook(({ isOn }) => useDelayedFlag(isOn), { initialProps: { isOn } });

test('[NAV-29] [SH-17] the loader is shown after 500 ms of loading, not before', () => {
  const { result } = follow(true);
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('[NAV-29] [SH-17] loading that ends sooner never shows it', () => {
  const { result, rerender } = follow(true);
  pass(499);
  rerender({ isOn: false });
  pass(10_000);
  expect(result.current).toBe(false);
});

test('[NAV-29] [SH-17] it is hidden 300 ms after loading ends', () => {
  const { result, rerender } = follow(true);
  pass(500);
  rerender({ isOn: false });
  pass(299);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('[NAV-29] [SH-17] loading that starts again within those 300 ms keeps it', () => {
  const { result, rerender } = follow(true);
  pass(500);
  rerender({ isOn: false });
  pass(200);
  rerender({ isOn: true });
  pass(10_000);
  expect(result.current).toBe(true);
});
