import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useNow } from './useNow.ts';

const start = Date.UTC(2026, 10, 25, 12);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('the time is updated once a minute, again and again', () => {
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(start);
  pass(59_999);
  expect(result.current).toBe(start);
  pass(1);
  expect(result.current).toBe(start + 60_000);
  pass(60_000);
  expect(result.current).toBe(start + 120_000);
});

test('the time is updated once in an interval of its own', () => {
  const { result } = renderHook(() => useNow({ interval: 10_000 }));
  pass(10_000);
  expect(result.current).toBe(start + 10_000);
});

test('the time is updated when the awaited moment passes, and once a minute before and after it', () => {
  const { result } = renderHook(() => useNow({ awaited: new Date(start + 90_000) }));
  pass(60_000);
  expect(result.current).toBe(start + 60_000);
  pass(30_000);
  expect(result.current).toBe(start + 90_000);
  pass(59_999);
  expect(result.current).toBe(start + 90_000);
  pass(1);
  expect(result.current).toBe(start + 150_000);
});
