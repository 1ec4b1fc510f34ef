import { buildFailure } from '@my-air/feature-api/testing';
import { expect, test, vi } from 'vitest';

import { sendWithRetryKey } from './retryKeys.ts';

test.each([
  ['no answer', buildFailure('network')],
  ['an answer that comes too late', buildFailure('timeout')],
  ['a failed server', buildFailure('server')],
])('[AIO-01] after %s the retry carries the same key', async (_, failure) => {
  const send = vi
    .fn<(key: string) => Promise<string>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue('ok');
  await expect(sendWithRetryKey('wish', send)).rejects.toBe(failure);
  expect(await sendWithRetryKey('wish', send)).toBe('ok');
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  await sendWithRetryKey('wish', send);
  expect(send.mock.calls[2]).not.toEqual(send.mock.calls[0]);
});

test('[AIO-01] after a refusal, and for another wish, the key is a new one', async () => {
  const refused = buildFailure('conflict');
  const send = vi
    .fn<(key: string) => Promise<string>>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValue('ok');
  await expect(sendWithRetryKey('wish', send)).rejects.toBe(refused);
  await sendWithRetryKey('wish', send);
  await sendWithRetryKey('another', send);
  expect(new Set(send.mock.calls.flat()).size).toBe(3);
});
