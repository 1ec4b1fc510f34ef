import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { denyStorage, fillStorage } from '@my-air/client-state/testing';
import { createDraftStore } from './createDraftStore.ts';

let receivers: ((key: string | null) => void)[] = [];
const openTab = (owner: number | string = 1) =>
  createDraftStore({
    owner,
    findStorage: () => window.localStorage,
    onForeignWrite: (receive) => {
      receivers.push(receive);
      return () => {};
    },
  });
const notifyOtherTabs = (key: string | null) => receivers.forEach((receive) => receive(key));

beforeEach(() => {
  localStorage.clear();
  receivers = [];
});
afterEach(() => vi.restoreAllMocks());

test('[SH-11] a draft is there after a reload, for its owner alone', () => {
  openTab().write('a/b:3', { text: 'Mine' });
  expect(openTab().read('a/b:3')).toEqual({ text: 'Mine' });
  // One id is the beginning of the other.
  expect(openTab(11).places()).toEqual([]);
  expect(openTab('').places()).toEqual([]);
});

test('[SH-11] another tab sees a draft at once, and its deletion', () => {
  const one = openTab();
  const other = openTab();
  const onChange = vi.fn();
  other.subscribe(onChange);
  one.write('a', 'Text');
  notifyOtherTabs('my-air:1:drafts.a');
  expect(other.read('a')).toBe('Text');
  one.wipe();
  notifyOtherTabs('my-air:1:drafts.a');
  expect(other.places()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ['denied', denyStorage],
  ['full', fillStorage],
])(
  '[MS-36] while storage is %s, a draft stays in memory and says so; what another tab writes does not replace it',
  (_, refuse) => {
    const allow = refuse();
    const one = openTab();
    one.write('a', 'Only in this tab');
    one.write('b', 'This, too');
    expect([one.read('a'), one.isKept('a'), one.hasUnkept()]).toEqual(['Only in this tab', false, true]);
    allow();
    localStorage.setItem('my-air:1:drafts.a', '"Theirs"');
    notifyOtherTabs('my-air:1:drafts.a');
    notifyOtherTabs(null);
    expect(one.read('a')).toBe('Only in this tab');
    // As soon as one draft can be stored, all are.
    one.write('b', 'This, again');
    expect([one.hasUnkept(), openTab().read('a')]).toEqual([false, 'Only in this tab']);
    expect([one.others('a'), openTab().others('a')]).toEqual([['Theirs'], ['Theirs']]);
  },
);

test('[SH-11] an empty place is not unsafe, and a broken value is no draft', () => {
  localStorage.setItem('my-air:1:drafts.a', '{"text');
  const store = openTab();
  expect(store.places()).toEqual([]);
  denyStorage();
  store.write('b', 'Text');
  store.write('b', undefined);
  expect([store.isKept('b'), store.hasUnkept()]).toEqual([true, false]);
});

test('[SH-11] a store of drafts that is cleared by the browser loses only what was stored', () => {
  const store = openTab();
  store.write('a', 'Stored');
  localStorage.clear();
  notifyOtherTabs(null);
  expect(store.places()).toEqual([]);
});

describe('[SH-11] two tabs at one place', () => {
  test('a tab that did not receive the change of the other keeps both texts, also when it deletes its own', () => {
    const one = openTab();
    const frozen = openTab();
    one.write('a', 'Long text');
    frozen.write('a', 'Other');
    expect([frozen.read('a'), frozen.others('a')]).toEqual(['Other', ['Long text']]);
    one.write('a', undefined);
    expect([one.places(), one.others('a')]).toEqual([['~other/a'], ['Other']]);
    frozen.dropOthers('a');
    expect(openTab().others('a')).toEqual([]);
  });

  test('the latest is in both as soon as a tab is shown again, and subscribers are notified once', () => {
    const one = openTab();
    const other = openTab();
    const onForeignChange = vi.fn();
    other.subscribeToOtherTabs(onForeignChange);
    one.write('a', 'First');
    one.write('b', 'Second');
    notifyOtherTabs(null);
    notifyOtherTabs(null);
    expect([other.read('a'), other.read('b')]).toEqual(['First', 'Second']);
    expect(onForeignChange.mock.calls).toEqual([['a'], ['b']]);
    other.write('a', 'First, changed');
    expect(other.others('a')).toEqual([]);
  });

  test('the same text in both is one text', () => {
    const one = openTab();
    const frozen = openTab();
    one.write('a', 'Same');
    frozen.write('a', 'Same');
    expect(frozen.places()).toEqual(['a']);
  });

  test('nothing of either is left when the person deletes all', () => {
    const one = openTab();
    const frozen = openTab();
    one.write('a', 'One');
    frozen.write('a', 'Two');
    frozen.wipe();
    expect(localStorage.length).toBe(0);
  });
});

test('[SH-11] drafts of an earlier build are carried over, once and for their owner alone', () => {
  localStorage.setItem('my-air:draft:1:a/b:3', '{"text":"Mine"}');
  localStorage.setItem('my-air:draft:11:a', '"Theirs"');
  expect(openTab().read('a/b:3')).toEqual({ text: 'Mine' });
  expect(openTab().read('a/b:3')).toEqual({ text: 'Mine' });
  expect(Object.keys(localStorage).toSorted()).toEqual(['my-air:1:drafts.a/b:3', 'my-air:draft:11:a']);
});

test('[SH-11] an earlier draft does not replace a newer one: both are kept', () => {
  openTab().write('a', 'Newer');
  localStorage.setItem('my-air:draft:1:a', '"Earlier"');
  const store = openTab();
  expect([store.read('a'), store.others('a')]).toEqual(['Newer', ['Earlier']]);
  expect(localStorage.getItem('my-air:draft:1:a')).toBeNull();
});

test('[SH-11] an earlier draft stays where there is no room, and is in the memory of this tab', () => {
  localStorage.setItem('my-air:draft:1:a', '"Mine"');
  const allow = fillStorage();
  const store = openTab();
  expect([store.read('a'), store.isKept('a')]).toEqual(['Mine', false]);
  allow();
  expect(localStorage.getItem('my-air:draft:1:a')).toBe('"Mine"');
  expect(openTab().read('a')).toBe('Mine');
});

test('[SH-11] what is no draft is deleted', () => {
  localStorage.setItem('my-air:draft:1:a', '{"text');
  expect(openTab().places()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
