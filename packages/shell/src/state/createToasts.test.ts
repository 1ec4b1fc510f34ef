import { atomStore } from '@my-air/feature-kit/state';
import type { ToastOptions } from '@my-air/feature-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createToasts, type ToastStore } from './createToasts.ts';
import { durationOf } from './toastTimers.ts';

let toasts: ToastStore;
beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
});
afterEach(() => vi.useRealTimers());

const shownTitles = () => atomStore.get(toasts.stateAtom).shown.map((toast) => toast.title);
const info = (title: string, more: Partial<ToastOptions> = {}): ToastOptions => ({
  type: 'info',
  title,
  ...more,
});

test.each([
  ['important', 3000],
  ['warning', 3000],
  ['success', 3000],
  ['save', 3000],
  ['info', 3000],
  ['error', 5000],
  ['critical', 5000],
] as const)(
  '[NOTE-02] [NT-08] a toast of the type %s stays %i ms and then fades for 300',
  (type, duration) => {
    toasts.show({ type, title: 'Saved' });
    vi.advanceTimersByTime(duration - 1);
    expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
    vi.advanceTimersByTime(1);
    expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(true);
    vi.advanceTimersByTime(299);
    expect(shownTitles()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(shownTitles()).toEqual([]);
  },
);

test('[NT-08] [NOTE-03] a toast can be given its own time: services 10 s, a channel of somebody else 20 s', () => {
  expect(durationOf(info('Pinned', { duration: 10_000 }))).toBe(10_000);
  expect(durationOf(info('Not yours', { duration: 20_000 }))).toBe(20_000);
});

test('[NOTE-02] [NT-08] a sticky toast and one of zero duration stay until they are dismissed', () => {
  const sticky = toasts.show(info('Sticky', { group: 'sticky', duration: 10 }));
  toasts.show(info('Zero', { duration: 0 }));
  vi.advanceTimersByTime(3_600_000);
  expect(shownTitles()).toEqual(['Sticky', 'Zero']);
  toasts.dismiss(sticky);
  vi.advanceTimersByTime(300);
  expect(shownTitles()).toEqual(['Zero']);
});

test('[NT-11] the same message counts up, keeps its place and starts its time again', () => {
  const first = toasts.show({ type: 'error', title: 'We could not complete this action' });
  vi.advanceTimersByTime(4_000);
  for (let again = 0; again < 19; again += 1) {
    expect(toasts.show({ type: 'error', title: 'We could not complete this action' })).toBe(first);
  }
  expect(atomStore.get(toasts.stateAtom).shown).toHaveLength(1);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.count).toBe(20);
  vi.advanceTimersByTime(4_999);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
});

test('[NT-11] three are shown, the rest wait their turn in order', () => {
  for (const title of ['1', '2', '3', '4', '5']) toasts.show(info(title));
  expect(shownTitles()).toEqual(['1', '2', '3']);
  vi.advanceTimersByTime(3_300);
  expect(shownTitles()).toEqual(['4', '5']);
});

test('[NT-11] a message that waits can be dismissed before it was shown', () => {
  for (const title of ['1', '2', '3']) toasts.show(info(title));
  const fourth = toasts.show(info('4'));
  toasts.dismiss(fourth);
  vi.advanceTimersByTime(3_300);
  expect(shownTitles()).toEqual([]);
});

test.each(['pointer', 'focus', 'hidden'] as const)(
  '[NOTE-02] [NT-09] the timer is paused for %s and goes on with what was left',
  (reason) => {
    toasts.show(info('Saved'));
    vi.advanceTimersByTime(1_000);
    toasts.pause(reason);
    vi.advanceTimersByTime(60_000);
    expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
    toasts.resume(reason);
    vi.advanceTimersByTime(1_999);
    expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
    vi.advanceTimersByTime(1);
    expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(true);
  },
);

test('[NT-09] at least a second is left after a pause', () => {
  toasts.show(info('Saved'));
  vi.advanceTimersByTime(2_900);
  toasts.pause('pointer');
  toasts.resume('pointer');
  vi.advanceTimersByTime(999);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
  vi.advanceTimersByTime(1);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(true);
});

test('[NT-09] the time goes on only when every reason to wait is gone', () => {
  toasts.show(info('Saved'));
  toasts.pause('pointer');
  toasts.pause('focus');
  toasts.resume('pointer');
  vi.advanceTimersByTime(60_000);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
  toasts.resume('focus');
  vi.advanceTimersByTime(3_000);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(true);
});

test('[NT-09] what is shown during a pause gets its full time after it', () => {
  toasts.pause('hidden');
  toasts.show(info('While you were away'));
  vi.advanceTimersByTime(60_000);
  toasts.resume('hidden');
  vi.advanceTimersByTime(2_999);
  expect(atomStore.get(toasts.stateAtom).shown[0]?.isLeaving).toBe(false);
});

test('[NOTE-02] what has left can still be read in the log of the last twenty', () => {
  for (let index = 1; index <= 25; index += 1) toasts.show(info(String(index)));
  vi.advanceTimersByTime(60_000);
  expect(shownTitles()).toEqual([]);
  expect(atomStore.get(toasts.stateAtom).log).toHaveLength(20);
  expect(atomStore.get(toasts.stateAtom).log[0]?.title).toBe('25');
  expect(atomStore.get(toasts.recentAtom)).toBe(atomStore.get(toasts.stateAtom).log);
});

test('[NOTE-02] [NT-11] the log says how often a message came, and when the last time', () => {
  toasts.show(info('Saved'));
  vi.advanceTimersByTime(1_000);
  toasts.show(info('Saved'));
  expect(atomStore.get(toasts.recentAtom)).toMatchObject([{ title: 'Saved', count: 2, shownAt: Date.now() }]);
});

test('[NT-05] [NT-11] messages that something can be done about stand each for themselves', () => {
  const undone: number[] = [];
  for (const index of [1, 2]) {
    toasts.show(info('Archived', { action: { label: 'Undo', onAct: () => undone.push(index) } }));
  }
  for (const { action } of atomStore.get(toasts.stateAtom).shown) action?.onAct();
  expect(undone).toEqual([1, 2]);
});

test('[NT-05] [NT-09] a message says once that it leaves, and not while somebody is at it', () => {
  const onLeave = vi.fn();
  const id = toasts.show(info('Archived', { onLeave }));
  toasts.pause('focus');
  vi.advanceTimersByTime(60_000);
  expect(onLeave).not.toHaveBeenCalled();
  toasts.resume('focus');
  vi.advanceTimersByTime(3_000);
  expect(onLeave).toHaveBeenCalledOnce();
  toasts.dismiss(id);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('nothing is left for the next person', () => {
  toasts.show(info('Private'));
  toasts.clear();
  expect(atomStore.get(toasts.stateAtom)).toEqual({ shown: [], waiting: [], log: [] });
});
