import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPoll } from './createPoll.ts';

const day = 24 * 60 * 60 * 1000;
let visibility: DocumentVisibilityState;
let isOnline: boolean;
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  isOnline = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[G-01] it reads at once, then after every interval', async () => {
  const run = startPoll();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('[NOTE-01] a day in view makes one call per interval and no more', async () => {
  const run = startPoll();
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(day / 30_000 + 1);
});

test('[NOTE-01] a hidden tab makes no call for a whole day, and one at once on return', async () => {
  const run = startPoll();
  await vi.advanceTimersByTimeAsync(0);
  show('hidden');
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});

test('[G-46] it rests while there is no network, and reads at once when it is back', async () => {
  const run = startPoll();
  await vi.advanceTimersByTimeAsync(0);
  connect(false);
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
  connect(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});

test('[G-01] every failure doubles the pause, up to two minutes; a success brings the interval back', async () => {
  const run = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('down'));
  const failures: unknown[] = [];
  startPoll({ run, onFailure: (error) => failures.push(error) });
  await vi.advanceTimersByTimeAsync(0);
  for (const pause of [60_000, 120_000, 120_000]) {
    const before = run.mock.calls.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(run).toHaveBeenCalledTimes(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(before + 1);
  }
  expect(failures).toHaveLength(4);
  run.mockResolvedValue(1);
  await vi.advanceTimersByTimeAsync(120_000);
  run.mockClear();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('[G-01] a day of failures makes at most one call per two minutes', async () => {
  const run = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('down'));
  startPoll({ run });
  await vi.advanceTimersByTimeAsync(day);
  expect(run.mock.calls.length).toBeLessThanOrEqual(day / 120_000 + 2);
});

test('an answer that comes after the tab was hidden is dropped, and its call is aborted', async () => {
  const onAnswer = vi.fn<(answer: number) => void>();
  let signal: AbortSignal | undefined;
  let answer: (value: number) => void = () => {};
  const run = vi.fn<(s: AbortSignal) => Promise<number>>((given) => {
    signal = given;
    return new Promise((resolve) => (answer = resolve));
  });
  startPoll({ run, onAnswer });
  show('hidden');
  answer(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(signal?.aborted).toBe(true);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('a poll that was stopped neither reads nor listens any more', async () => {
  const run = startPoll();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  show('hidden');
  show('visible');
  await vi.advanceTimersByTimeAsync(day);
  expect(run).toHaveBeenCalledTimes(1);
});

test('[G-01] [MS-32] of two tabs one reads, and the other is told what came', async () => {
  vi.stubGlobal('navigator', fakeNavigator());
  vi.stubGlobal('BroadcastChannel', fakeChannels());
  const answers = { first: vi.fn<(n: number) => void>(), second: vi.fn<(n: number) => void>() };
  const runs = { first: vi.fn(async () => 1), second: vi.fn(async () => 2) };
  const stopFirst = createPoll(options({ run: runs.first, onAnswer: answers.first }));
  stop = createPoll(options({ run: runs.second, onAnswer: answers.second }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(runs.first).toHaveBeenCalledTimes(2);
  expect(runs.second).not.toHaveBeenCalled();
  expect(answers.second.mock.calls).toEqual([[1], [1]]);

  stopFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs.second).toHaveBeenCalledTimes(1);
});

test('where locks are refused, the tab reads for itself', async () => {
  const locks = { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const run = startPoll();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(2);
});

type Options = Parameters<typeof createPoll<number>>[0];

function options(overrides: Partial<Options> = {}): Options {
  return { name: 'chats:1', interval: 30_000, run: async () => 1, onAnswer: () => {}, ...overrides };
}

function startPoll(overrides: Partial<Options> = {}) {
  const run = vi.fn<Options['run']>(async () => 1);
  stop = createPoll(options({ run, ...overrides }));
  return run;
}

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function connect(state: boolean) {
  isOnline = state;
  window.dispatchEvent(new Event(state ? 'online' : 'offline'));
}

/** One lock for all tabs, granted in the order of the requests. */
function fakeNavigator() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<void>) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return { onLine: true, locks: { request } };
}

function fakeChannels() {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) other.onmessage?.({ data });
    }
    close() {
      open.delete(this);
    }
  }
  return FakeChannel;
}
