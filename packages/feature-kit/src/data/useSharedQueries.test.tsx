import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { useSharedQueries } from './useSharedQueries.ts';

function observe(shapes: readonly ((kept: readonly string[]) => unknown)[]) {
  const queryFn = vi.fn(() => Promise.resolve(['Kite', 'Tiny Workshop']));
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const queries = shapes.map((shape) => ({ queryKey: ['channels'], queryFn, select: shape }));
  const { result, rerender } = renderHook(() => useSharedQueries(queries), { wrapper });
  return { result, rerender, queryFn };
}

test('[SH-22] features that derive from one query each see their own shape of it, and it is fetched once', async () => {
  const { result, queryFn } = observe([(kept) => kept.length, (kept) => kept[0], (kept) => kept]);
  expect(result.current.map(({ isPending }) => isPending)).toEqual([true, true, true]);
  await waitFor(() =>
    expect(result.current.map(({ data }) => data)).toEqual([2, 'Kite', ['Kite', 'Tiny Workshop']]),
  );
  expect(queryFn).toHaveBeenCalledOnce();
});

test('[SH-22] a shape that cannot be made fails alone', async () => {
  const { result } = observe([
    (kept) => kept.length,
    () => {
      throw new TypeError('no such field');
    },
  ]);
  await waitFor(() => expect(result.current.map(({ isError }) => isError)).toEqual([false, true]));
  expect(result.current.map(({ data }) => data)).toEqual([2, undefined]);
});

test('[SH-22] a query that this user does not need waits for nothing', () => {
  const queryClient = new QueryClient();
  const queryFn = vi.fn(() => Promise.resolve([]));
  const { result } = renderHook(
    () => useSharedQueries([{ queryKey: ['not-needed'], queryFn, enabled: false }]),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  );
  expect(result.current).toMatchObject([{ data: undefined, isPending: false, isError: false }]);
  expect(queryFn).not.toHaveBeenCalled();
});

test('[SH-22] an answer is shaped once for all renders, and again as time passes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const select = vi.fn((kept: readonly string[]) => kept.length);
  const { result, rerender } = observe([select]);
  await waitFor(() => expect(result.current[0]?.data).toBe(2));
  rerender();
  expect(select).toHaveBeenCalledOnce();
  // A day in a hidden tab, for which the answer stays the same.
  vi.setSystemTime(Date.now() + 86_400_000);
  rerender();
  expect(select).toHaveBeenCalledTimes(2);
});
