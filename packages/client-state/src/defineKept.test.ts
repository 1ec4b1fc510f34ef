import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defineKept, type Kept, type KeptOptions } from './defineKept.ts';
import { browserTexts } from './texts.ts';
import { fillStorage } from './testing/refuseStorage.ts';

const Ids = v.array(v.number());
const options: KeptOptions<typeof Ids> = { key: 'sample.ids', schema: Ids, initial: [], per: 'user' };

/** The same declaration in a page that has just been loaded. */
let open: () => Kept<number[]>;
beforeEach(() => {
  open = () => {
    browserTexts.forgetMemory();
    return defineKept(options);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a value is kept for one person and subject, over reloads', () => {
  const kept = open();
  expect(kept(1).set([4])).toBe(true);
  kept(1, 'x').set([5]);
  const next = open();
  expect([next(1).get(), next(1, 'x').get(), next(2).get(), next().get()]).toEqual([[4], [5], [], []]);
  expect(Object.keys(localStorage).toSorted()).toEqual(['my-air:1:sample.ids', 'my-air:1:sample.ids/x']);
});

test('a value of the device is the same for everyone', () => {
  const kept = defineKept({ ...options, per: 'device' });
  kept(1).set([4]);
  expect(kept(2).get()).toEqual([4]);
  expect(Object.keys(localStorage)).toEqual(['my-air:device:sample.ids']);
});

test('a value of one tab is not stored for the others', () => {
  defineKept({ ...options, scope: 'tab' })(1).set([4]);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage.getItem('my-air:1:sample.ids')).toBe('[4]');
});

test.each(['nonsense', '{"a":1}', '["1"]', 'null'])('%s counts as nothing', (text) => {
  localStorage.setItem('my-air:1:sample.ids', text);
  expect(open()(1).get()).toEqual([]);
});

test('the value is the same object until it changes, in this tab or another', () => {
  const one = open()(1);
  const onChange = vi.fn();
  const stop = one.subscribe(onChange);
  one.set([1]);
  expect(one.get()).toBe(one.get());
  localStorage.setItem(one.key, '[2]');
  window.dispatchEvent(new StorageEvent('storage', { key: one.key }));
  expect(one.get()).toEqual([2]);
  localStorage.setItem(one.key, '[3]');
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  stop();
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('the initial value is not stored', () => {
  const one = open()(1);
  one.set([1]);
  one.set([]);
  expect(localStorage).toHaveLength(0);
});

test('a full storage is reported, and the value lives as long as the page', () => {
  const one = open()(1);
  const makeRoom = fillStorage();
  expect(one.set([1])).toBe(false);
  expect(one.status()).toBe('full');
  expect(one.get()).toEqual([1]);
  makeRoom();
  expect(one.set([1])).toBe(true);
  expect(one.status()).toBe('stored');
});

const earlier: KeptOptions<typeof Ids> = { ...options, earlierKey: (owner) => `old:${owner}` };

test('what an earlier build stored is carried over once', () => {
  localStorage.setItem('old:1', '[7]');
  expect(defineKept(earlier)(1).get()).toEqual([7]);
  expect(Object.keys(localStorage)).toEqual(['my-air:1:sample.ids']);
});

test('a newer value is not replaced by an earlier one, which is deleted', () => {
  localStorage.setItem('old:1', '[7]');
  localStorage.setItem('my-air:1:sample.ids', '[8]');
  expect(defineKept(earlier)(1).get()).toEqual([8]);
  expect(localStorage.getItem('old:1')).toBeNull();
});

test('a write comes after what is carried over', () => {
  localStorage.setItem('old:1', '[7]');
  const one = defineKept(earlier)(1);
  one.set([9]);
  expect(one.get()).toEqual([9]);
});

test('an earlier value of another shape is deleted, and one without quotes is read', () => {
  localStorage.setItem('old:1', 'nonsense');
  expect(defineKept(earlier)(1).get()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('old:1', 'plain');
  const mode = defineKept({
    ...earlier,
    key: 'sample.mode',
    schema: v.picklist(['plain']),
    initial: 'plain',
  });
  expect(mode(1).get()).toBe('plain');
});

test('where the storage is full the earlier value stays for the next page', () => {
  localStorage.setItem('old:1', '[7]');
  const makeRoom = fillStorage();
  expect(defineKept(earlier)(1).get()).toEqual([7]);
  makeRoom();
  browserTexts.forgetMemory();
  expect(localStorage.getItem('old:1')).toBe('[7]');
  expect(defineKept(earlier)(1).get()).toEqual([7]);
  expect(localStorage.getItem('old:1')).toBeNull();
});
