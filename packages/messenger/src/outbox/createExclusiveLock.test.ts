import { expect, test, vi } from 'vitest';

import { Locks } from '../testing/outbox/Locks.ts';
import { createExclusiveLock } from './outboxOf.ts';

const signal = () => new AbortController().signal;

/** Work that runs until `end` is called. */
function openEnded() {
  const ended = Promise.withResolvers<void>();
  return { work: vi.fn(() => ended.promise), end: () => ended.resolve() };
}

test('[MS-32] one tab works at a time, and the next when it has ended or is gone', async () => {
  const locks = new Locks();
  const tabs = ['a', 'b', 'c'].map((owner) => ({ owner, ...openEnded() }));
  for (const { owner, work } of tabs) void createExclusiveLock(locks.of(owner))('sender', signal(), work);
  const called = () => tabs.map(({ work }) => work.mock.calls.length);
  expect(called()).toEqual([1, 0, 0]);
  tabs[0]!.end();
  await vi.waitFor(() => expect(called()).toEqual([1, 1, 0]));
  locks.drop('b');
  expect(called()).toEqual([1, 1, 1]);
});

test('[MS-32] a tab that does not want to any more stops waiting, without an error', async () => {
  const locks = new Locks();
  const leaving = new AbortController();
  const work = vi.fn(async () => {});
  void createExclusiveLock(locks.of('a'))('sender', signal(), openEnded().work);
  const waiting = createExclusiveLock(locks.of('b'))('sender', leaving.signal, work);
  leaving.abort();
  await expect(waiting).resolves.toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

test('[MS-36] where the browser refuses locks, as it refuses storage, the tab works for itself', async () => {
  const work = vi.fn(async () => {});
  const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  await createExclusiveLock({ request })('sender', signal(), work);
  expect(work).toHaveBeenCalledOnce();
});

test('what goes wrong in the work is not taken for a refused lock', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(createExclusiveLock(new Locks().of('a'))('sender', signal(), work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
});
