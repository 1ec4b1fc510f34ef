import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetFailedReads, hasJustFailed, loadAhead, noteFailure } from './recentFailure.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function failing() {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noteFailure }),
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
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

test.each([
  ['put forward', 86_400_000],
  ['put back', -86_400_000],
])('a clock that is %s changes nothing about how long ago a failure was', (_, shift) => {
  const error = new Error('no');
  noteFailure(error);
  vi.advanceTimersByTime(9_999);
  vi.setSystemTime(Date.now() + shift);
  expect(hasJustFailed({ status: 'error', error })).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hasJustFailed({ status: 'error', error })).toBe(false);
});

test('what did not fail, or not in this page, has not just failed', () => {
  expect(hasJustFailed(undefined)).toBe(false);
  expect(hasJustFailed({ status: 'success', error: null })).toBe(false);
  expect(hasJustFailed({ status: 'error', error: new Error('of a stored state') })).toBe(false);
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
