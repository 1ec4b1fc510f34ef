import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pollQuery } from './pollQuery.ts';
import type { Session } from '@my-air/feature-api';

const queryKey = ['notifications', 'list'];
const onError = vi.fn<(error: Error, meta: object | undefined) => void>();
const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
});
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  onError.mockClear();
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
});

test('[NOTE-01] what the poll reads is what screens see', async () => {
  start(vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockResolvedValue('two'));
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(queryKey)).toBe('one');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(queryClient.getQueryData(queryKey)).toBe('two');
});

test('[AUTH-08] what the first load has just read is not read again', async () => {
  queryClient.setQueryData(queryKey, 'first');
  const read = start(vi.fn(async () => 'second'));
  await vi.advanceTimersByTimeAsync(0);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('[G-01] a clock that is put back stops no poll', async () => {
  const read = start(vi.fn(async () => 'read'));
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('[G-45] a failure reaches the error policy as one of a poll, and keeps what was known', async () => {
  queryClient.setQueryData(queryKey, 'known', { updatedAt: Date.now() - 60_000 });
  const refusal = new Error('401');
  start(() => Promise.reject(refusal));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledExactlyOnceWith(refusal, { poll: true });
  expect(queryClient.getQueryData(queryKey)).toBe('known');
});

test('[G-01] a failed read is not repeated before its pause is over', async () => {
  const read = start(vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down')));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
});

function start<Read extends () => Promise<string>>(read: Read): Read {
  // SAFETY: a poll uses nothing of the session but the signed-in user.
  const session = { getUser: () => undefined } as unknown as Session;
  stop = pollQuery({ queryClient, session }, queryOptions({ queryKey, queryFn: read }), 30_000);
  return read;
}
