import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { putOff, putOffAtom, takeBack } from './putOff.ts';

const evening = new Date(2026, 10, 27, 22, 30).getTime();
let owner = 100;
let stop = () => {};
const listed = () => [...atomStore.get(putOffAtom(owner))];

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
  owner += 1;
  stop = atomStore.sub(putOffAtom(owner), () => {});
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  localStorage.clear();
  forgetPage();
});

test('[CH-16] an item that was put off comes back at the next midnight of the device', async () => {
  putOff(owner, 'a');
  expect(listed()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(89 * 60_000);
  expect(listed()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listed()).toEqual([]);
});

test('[CH-16] an item is taken back by itself, and another user has their own', () => {
  putOff(owner, 'a');
  putOff(owner, 'b');
  takeBack(owner, 'a');
  expect(listed()).toEqual(['b']);
  expect([...atomStore.get(putOffAtom(owner + 1000))]).toEqual([]);
});

test('[CH-16] a moment that no press can have meant puts nothing off', () => {
  putOff(owner, 'a');
  const key = Object.keys(localStorage)[0]!;
  localStorage.setItem(key, JSON.stringify({ a: evening + 10 * 86_400_000, b: 'soon' }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listed()).toEqual([]);
});
