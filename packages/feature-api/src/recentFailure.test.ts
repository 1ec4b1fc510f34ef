import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetFailedReads, hasJustFailed, loadAhead } from './recentFailure.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function failing() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const queryFn = vi.fn<() => Promise<string>>(async () => Promise.reject(new Error('no')));
  return { client, query: { queryKey: ['a'], queryFn }, queryFn };
}

test('a query that has just failed is not loaded ahead, and after a rest it is', async () => {
  const { client, query, queryFn } = failing();
  await expect(loadAhead(client, query)).rejects.toThrow('no');
  await loadAhead(client, query);
  expect(queryFn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  queryFn.mockResolvedValue('yes');
  await loadAhead(client, query);
  expect(client.getQueryData(['a'])).toBe('yes');
});

test('a failure in the future of the clock is in the past', () => {
  const status = 'error';
  expect(hasJustFailed({ status, errorUpdatedAt: Date.now() - 9_999 })).toBe(true);
  expect(hasJustFailed({ status, errorUpdatedAt: Date.now() - 10_000 })).toBe(false);
  expect(hasJustFailed({ status, errorUpdatedAt: Date.now() + 60_000 })).toBe(false);
  expect(hasJustFailed(undefined)).toBe(false);
});

test('to try again, what is shown is asked for at once, and the rest by the next component', async () => {
  const { client, query, queryFn } = failing();
  await client.fetchQuery(query).catch(() => {});
  forgetFailedReads(client);
  expect(client.getQueryState(['a'])?.status).toBe('pending');
  expect(queryFn).toHaveBeenCalledOnce();

  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().status).toBe('error');
  queryFn.mockResolvedValue('yes');
  forgetFailedReads(client);
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toBe('yes');
  stop();
});
