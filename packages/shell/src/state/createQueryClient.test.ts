import { ApiError, type ApiErrorDetails } from '@my-air/api-client';
import { refetchFailed } from '@my-air/feature-kit';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './createQueryClient.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ code: 'server', key: 'GET api/channels', pageLoading: false, ...details });

function setUp() {
  const onError = vi.fn();
  const client = createQueryClient({ onError });
  return { client, onError };
}

const failing = (details: Partial<ApiErrorDetails>) => {
  const error = failure(details);
  return { error, queryKey: ['a'], queryFn: vi.fn(async () => Promise.reject(error)), meta: { poll: true } };
};

test.each([
  { code: 'network' },
  { status: 502 },
  { status: 500 },
  { code: 'maintenance', status: 503 },
  { code: 'timeout' },
] as const)('a read that fails with %j is read once: the API client is what retries', async (details) => {
  const { client, onError } = setUp();
  const { error, ...query } = failing(details);
  await client.fetchQuery(query).catch(() => {});
  await vi.runAllTimersAsync();
  expect(query.queryFn).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, { poll: true, isMissing: true });
});

test('what had been read before is not missing when it cannot be read again', async () => {
  const { client, onError } = setUp();
  const { error, ...query } = failing({});
  client.setQueryData(['a'], 'kept');
  await client.fetchQuery(query).catch(() => {});
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, { poll: true, isMissing: false });
});

test('components that appear after a failure do not ask for the same again; a press does', async () => {
  const { client } = setUp();
  const { error: _, ...query } = failing({});
  await client.fetchQuery(query).catch(() => {});
  for (let count = 0; count < 9; count += 1) new QueryObserver(client, query).subscribe(() => {})();
  expect(query.queryFn).toHaveBeenCalledOnce();
  await refetchFailed(client);
  expect(query.queryFn).toHaveBeenCalledTimes(2);
});

test('a write is never tried again, and its failure is told once', async () => {
  const { client, onError } = setUp();
  const error = failure({ code: 'network' });
  const mutationFn = vi.fn(async () => Promise.reject(error));
  const mutation = client.getMutationCache().build(client, { mutationFn, meta: { handles: 'inPlace' } });
  await mutation.execute(undefined).catch(() => {});
  await vi.runAllTimersAsync();
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, { handles: 'inPlace', isWrite: true });
});

test('a write is drawn as busy before the browser hands over the next press', async () => {
  const { client } = setUp();
  const onChange = vi.fn();
  const save = new MutationObserver(client, { mutationFn: () => new Promise(() => {}) });
  save.subscribe(onChange);
  void save.mutate();
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ isPending: true }));
});
