import { ApiError, type ApiErrorCode } from '@my-air/api-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createRemovals, type RemovalsOptions } from './createRemovals.ts';

const later = 60_000;
const failure = (code: ApiErrorCode) => new ApiError({ code, key: 'DELETE a thing', pageLoading: false });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A page of the same user in the same browser. */
function openPage(overrides: Partial<RemovalsOptions> = {}) {
  const remove = vi.fn<RemovalsOptions['remove']>(() => Promise.resolve());
  const removals = createRemovals({ name: 'things', userId: 1, isCurrent: () => true, remove, ...overrides });
  const stop = removals.start();
  onTestFinished(stop);
  return {
    removals,
    remove,
    stop,
    hidden: () => [...removals.get()],
    calls: () => remove.mock.calls.map(([id]) => id),
  };
}

test('a removal hides at once, and is sent to the server when it is finished', async () => {
  const { removals, remove, hidden } = openPage();
  expect(removals.begin('a')).toBe(true);
  expect(removals.begin('a')).toBe(false);
  expect(hidden()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(later);
  expect(remove).not.toHaveBeenCalled();
  await removals.finish('a');
  await removals.finish('a');
  expect(remove.mock.calls).toEqual([['a', { keepalive: false }]]);
  // A later list from the server is older than its confirmation.
  expect(hidden()).toEqual(['a']);
  expect(localStorage.length).toBe(0);
});

test('what is undone is shown again, and nothing is sent to the server', async () => {
  const { removals, remove, hidden } = openPage();
  const onBack = vi.fn();
  removals.begin('a', { onBack });
  expect(removals.undo('a')).toBe(true);
  await removals.finish('a');
  window.dispatchEvent(new Event('pagehide'));
  expect([hidden(), remove.mock.calls, onBack.mock.calls.length]).toEqual([[], [], 1]);
  expect(localStorage.length).toBe(0);
});

test('a page that is left sends it to the server in a call that outlives it, and nothing is undone after it', () => {
  const { removals, remove, hidden } = openPage();
  const onEnd = vi.fn();
  removals.begin('a', { onEnd });
  window.dispatchEvent(new Event('pagehide'));
  expect(remove.mock.calls).toEqual([['a', { keepalive: true }]]);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(removals.undo('a')).toBe(false);
  expect(hidden()).toEqual(['a']);
});

test('a page that ends without a word leaves it to the next, which hides it from the start', async () => {
  const first = openPage();
  first.removals.begin('a');
  first.stop();
  const next = openPage();
  expect(next.hidden()).toEqual(['a']);
  expect(next.calls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(later);
  expect(next.calls()).toEqual(['a']);
  expect(localStorage.length).toBe(0);
});

test.for([-7_200_000, 7_200_000])('a clock that is put by %d ms loses no removal', async (shift) => {
  const first = openPage();
  first.removals.begin('a');
  first.stop();
  vi.setSystemTime(Date.now() + shift);
  const next = openPage();
  await vi.advanceTimersByTimeAsync(later);
  expect(next.calls()).toEqual(['a']);
});

test.for<ApiErrorCode>([
  'network',
  'timeout',
  'server',
  'maintenance',
  'conflict',
  'unauthenticated',
  'malformed',
])('after %s nobody knows: it stays hidden and is sent again', async (code) => {
  const { removals, remove, hidden } = openPage();
  remove.mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code));
  removals.begin('a');
  await removals.finish('a');
  expect(hidden()).toEqual(['a']);
  expect(removals.undo('a')).toBe(false);
  await vi.advanceTimersByTimeAsync(later);
  expect(remove).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(later);
  expect(remove).toHaveBeenCalledTimes(3);
  expect(localStorage.length).toBe(0);
});

test('it is sent again at once when the network is back', async () => {
  const { removals, remove } = openPage();
  remove.mockRejectedValueOnce(failure('network'));
  removals.begin('a');
  await removals.finish('a');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledTimes(2);
});

test.for<ApiErrorCode>(['validation', 'forbidden', 'rejected', 'bad_request'])(
  'the server’s %s takes it back',
  async (code) => {
    const onShow = vi.fn();
    const { removals, remove, hidden } = openPage({ onShow });
    const onBack = vi.fn();
    remove.mockRejectedValue(failure(code));
    removals.begin('a', { onBack });
    await removals.finish('a');
    expect([hidden(), onShow.mock.calls, onBack.mock.calls.length]).toEqual([[], [['a']], 1]);
    await vi.advanceTimersByTimeAsync(later);
    expect(remove).toHaveBeenCalledOnce();
  },
);

test('what the server does not know any more is removed', async () => {
  const { removals, remove, hidden } = openPage();
  remove.mockRejectedValue(failure('not_found'));
  removals.begin('a');
  await removals.finish('a');
  expect(hidden()).toEqual(['a']);
  expect(localStorage.length).toBe(0);
});

test('what another page has sent to the server can no longer be undone', async () => {
  const first = openPage();
  first.removals.begin('a');
  const second = openPage();
  let answer = () => {};
  second.remove.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(later);
  expect(second.calls()).toEqual(['a']);
  // While the answer is on its way, and after it.
  expect(first.removals.undo('a')).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.hidden()).toEqual(['a']);
});

test('what is still open is asked first where that can be asked', async () => {
  openPage().removals.begin('a');
  const findOpen = vi.fn<NonNullable<RemovalsOptions['findOpen']>>(() => Promise.resolve([]));
  findOpen.mockRejectedValueOnce(failure('network'));
  const next = openPage({ findOpen });
  await vi.advanceTimersByTimeAsync(3 * later);
  expect(findOpen).toHaveBeenCalledTimes(2);
  expect(next.calls()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('nobody removes in another’s name', async () => {
  let isCurrent = true;
  const { removals, remove } = openPage({ isCurrent: () => isCurrent });
  removals.begin('a');
  isCurrent = false;
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(later);
  expect(remove).not.toHaveBeenCalled();
  const other = openPage({ userId: 2 });
  expect(other.hidden()).toEqual([]);
});

test('the other tabs of the person hide and show it at once', async () => {
  vi.useRealTimers();
  const [one, other] = [openPage(), openPage()];
  one.removals.begin('a');
  await vi.waitFor(() => expect(other.hidden()).toEqual(['a']));
  one.removals.undo('a');
  await vi.waitFor(() => expect(other.hidden()).toEqual([]));
});

test.for(['not json', '7', 'null', '[]', '{"a":"soon"}'])(
  'a storage that holds %s is as good as empty',
  (stored) => {
    localStorage.setItem('things:unsettled:1', stored);
    expect(openPage().hidden()).toEqual([]);
  },
);

test('where nothing can be stored it still works in this page', async () => {
  const denied = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => denied.mockRestore());
  const { removals, remove, hidden } = openPage();
  removals.begin('a');
  removals.begin('b');
  expect(removals.undo('a')).toBe(true);
  await removals.finish('b');
  expect([hidden(), remove.mock.calls.length]).toEqual([['b'], 1]);
});
