// @vitest-environment node
import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createConnection } from '../storage/messengerStorage.ts';
import { Clock } from '../testing/outbox/Clock.ts';
import { createExclusiveLock, type ExclusiveLockOptions } from './outboxOf.ts';

let clock: Clock;
let stopWatching: () => void;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = new Clock();
  stopWatching = clock.watchTasks();
});
afterEach(() => stopWatching());

const tab = (owner: string, overrides: Partial<ExclusiveLockOptions> = {}) =>
  createExclusiveLock({
    locks: undefined,
    connect: createConnection(),
    elapsed: clock.now,
    after: (milliseconds, act) => clock.after(milliseconds, act, owner),
    owner,
    ...overrides,
  });

/** Work that runs until `end` is called. */
function openEnded() {
  let isRunning = false;
  let end = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      isRunning = true;
      end = () => {
        isRunning = false;
        resolve();
      };
    });
  return { work, isRunning: () => isRunning, end: () => end() };
}

describe('[MS-32] without locks, a lease lets one tab work at a time', () => {
  test('and the next when it has ended', async () => {
    const { signal } = new AbortController();
    const [one, other] = [openEnded(), openEnded()];
    void tab('a')('sender', signal, one.work);
    await clock.advance(10);
    void tab('b')('sender', signal, other.work);
    await clock.advance(60_000);
    expect([one.isRunning(), other.isRunning()]).toEqual([true, false]);
    one.end();
    await clock.advance(3_000);
    expect(other.isRunning()).toBe(true);
    other.end();
    await clock.advance(10);
  });

  test('and the next when it is gone', async () => {
    const { signal } = new AbortController();
    const [one, other] = [openEnded(), openEnded()];
    void tab('a')('sender', signal, one.work);
    await clock.advance(10);
    clock.forget('a');
    void tab('b')('sender', signal, other.work);
    await clock.advance(3_000);
    expect(other.isRunning()).toBe(false);
    await clock.advance(6_000);
    expect(other.isRunning()).toBe(true);
    other.end();
    await clock.advance(10);
  });

  test('and a tab that does not want to any more stops waiting', async () => {
    const [one, other] = [openEnded(), openEnded()];
    void tab('a')('sender', new AbortController().signal, one.work);
    await clock.advance(10);
    const giving = new AbortController();
    const waiting = tab('b')('sender', giving.signal, other.work);
    await clock.advance(10);
    giving.abort();
    await clock.rest();
    await waiting;
    one.end();
    await clock.advance(10_000);
    expect(other.isRunning()).toBe(false);
  });
});

test('[MS-36] where neither locks nor storage are to be had, the tab works for itself', async () => {
  const locks = { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) };
  const alone = openEnded();
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  void tab('a', { locks, connect: denied })('sender', new AbortController().signal, alone.work);
  await clock.rest();
  expect(alone.isRunning()).toBe(true);
});

test('what goes wrong in the work is not taken for a refused lock', async () => {
  const locks = { request: (_name: string, _options: object, work: () => Promise<void>) => work() };
  const broken = tab('a', { locks: locks as never })('sender', new AbortController().signal, () =>
    Promise.reject(new Error('broken')),
  );
  await expect(broken).rejects.toThrow('broken');
});
