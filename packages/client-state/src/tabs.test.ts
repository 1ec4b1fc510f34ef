import { afterEach, expect, test, vi } from 'vitest';

import { browserTexts } from './texts.ts';
import { openTabChannel, sendToTabs } from './openTabChannel.ts';
import { withExclusiveLock } from './withExclusiveLock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a message reaches the other tabs and not the one that sends it', async () => {
  const mine = vi.fn();
  const theirs = vi.fn();
  const channel = openTabChannel('test', mine);
  const other = openTabChannel('test', theirs);
  channel.send({ text: 'hello' });
  sendToTabs('test', 'once');
  await vi.waitFor(() => expect(theirs).toHaveBeenCalledTimes(2));
  expect(theirs.mock.calls).toEqual([[{ text: 'hello' }], ['once']]);
  await vi.waitFor(() => expect(mine.mock.calls).toEqual([['once']]));
  channel.close();
  other.close();
});

test('a message of another shape is ignored', async () => {
  const onMessage = vi.fn();
  const channel = openTabChannel('test', onMessage, (message) =>
    typeof message === 'number' ? message : undefined,
  );
  sendToTabs('test', 'text');
  sendToTabs('test', 7);
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalled());
  expect(onMessage.mock.calls).toEqual([[7]]);
  channel.close();
});

test.each([
  ['absent', undefined],
  [
    'denied',
    function refuse() {
      throw new DOMException('Denied.', 'SecurityError');
    },
  ],
])('where BroadcastChannel is %s, messages go through the storage', (_, Channel) => {
  if (Channel) vi.stubGlobal('BroadcastChannel', Channel);
  else removeChannel();
  const write = vi.spyOn(browserTexts, 'write');
  const onMessage = vi.fn();
  const channel = openTabChannel('test', onMessage);
  channel.send({ text: 'hello' });
  const [[key, newValue] = ['', '']] = write.mock.calls;
  const arrive = (text?: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text ?? null }));
  arrive(newValue);
  arrive(null);
  expect(onMessage.mock.calls).toEqual([[{ text: 'hello' }]]);
  expect(localStorage).toHaveLength(0);
  channel.close();
  arrive(newValue);
  expect(onMessage).toHaveBeenCalledTimes(1);
});

/** Makes the page one of a browser without a BroadcastChannel. */
function removeChannel(): void {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

/** Locks that grant one request after the other. */
function queueLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  return { request: request as unknown as LockManager['request'] };
}

test('work of one name waits for the work before it and returns its result', async () => {
  const locks = queueLocks();
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = withExclusiveLock(
    'a',
    async () => {
      steps.push('one begins');
      await first.promise;
      steps.push('one ends');
      return 1;
    },
    { locks },
  );
  const two = withExclusiveLock('a', async () => steps.push('two'), { locks });
  first.resolve();
  expect(await one).toBe(1);
  await two;
  expect(steps).toEqual(['one begins', 'one ends', 'two']);
});

test('without locks, or where they are refused, the fallback does the work', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) };
  let used = 0;
  const fallback = <Result>(work: () => Promise<Result>) => {
    used += 1;
    return work();
  };
  expect(await withExclusiveLock('a', async () => 1, { locks: undefined })).toBe(1);
  expect(await withExclusiveLock('a', async () => 2, { locks: undefined, fallback })).toBe(2);
  expect(
    await withExclusiveLock('a', async () => 3, {
      locks: refusing as unknown as Pick<LockManager, 'request'>,
      fallback,
    }),
  ).toBe(3);
  expect(used).toBe(2);
});

test('work that fails is not done again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('No.')));
  await expect(withExclusiveLock('a', work, { locks: queueLocks() })).rejects.toThrow('No.');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a wait that is not wanted any more ends without work', async () => {
  const work = vi.fn(async () => 1);
  const locks = {
    request: (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  } as unknown as Pick<LockManager, 'request'>;
  const stop = new AbortController();
  const waiting = withExclusiveLock('a', work, { locks, signal: stop.signal });
  stop.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  await expect(withExclusiveLock('a', work, { locks, signal: stop.signal })).rejects.toThrow(/abort/i);
  expect(work).not.toHaveBeenCalled();
});
