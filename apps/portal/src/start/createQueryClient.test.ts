import { ApiError, type ApiErrorDetails } from '@my-air/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './createQueryClient.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ code: 'server', key: 'GET api/channels', pageLoading: false, ...details });

function setUp({ isOnline = true } = {}) {
  const onError = vi.fn();
  const onAnswer = vi.fn();
  const client = createQueryClient({ onError, onAnswer, isOnline: () => isOnline });
  return { client, onError, onAnswer };
}

async function read(error: Error, options?: { isOnline: boolean }) {
  const { client, onError } = setUp(options);
  const queryFn = vi.fn(async () => Promise.reject(error));
  const reading = client.fetchQuery({ queryKey: ['a'], queryFn, meta: { poll: true } }).catch(() => {});
  await vi.runAllTimersAsync();
  await reading;
  return { tries: queryFn.mock.calls.length, onError };
}

test.each([
  [{ code: 'network' }, 3],
  [{ status: 502 }, 3],
  [{ status: 504 }, 3],
  [{ status: 500 }, 1],
  [{ code: 'maintenance', status: 503 }, 1],
  [{ code: 'timeout' }, 1],
  [{ code: 'not_found', status: 404 }, 1],
  [{ code: 'aborted' }, 1],
] as const)('a read that fails with %j is tried %i times', async (details, tries) => {
  expect((await read(failure(details))).tries).toBe(tries);
});

test('[G-46] while there is no network nothing is tried again', async () => {
  expect((await read(failure({ code: 'network' }), { isOnline: false })).tries).toBe(1);
});

test('a failed read is told once, with its meta, after the last try', async () => {
  const error = failure({ code: 'network' });
  const { onError } = await read(error);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, { poll: true });
});

test('a write is never tried again, and its failure is told once', async () => {
  const { client, onError } = setUp();
  const error = failure({ code: 'network' });
  const mutationFn = vi.fn(async () => Promise.reject(error));
  const mutation = client.getMutationCache().build(client, { mutationFn, meta: { handlesConflict: true } });
  await mutation.execute(undefined).catch(() => {});
  await vi.runAllTimersAsync();
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, { handlesConflict: true });
});

test('an answer says that the backend can be reached', async () => {
  const { client, onAnswer } = setUp();
  await client.fetchQuery({ queryKey: ['a'], queryFn: async () => 1 });
  expect(onAnswer).toHaveBeenCalledOnce();
});
