import { act, render, screen } from '@testing-library/react';
import { useAtom } from 'jotai';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';

import { forgetPage, forgetSession, keptAtom, refusedKeysAtom, atomStore } from './keptAtom.ts';
import { writeElsewhere } from '../testing/otherTab.ts';
import { denyStorage, fillStorage } from '../testing/refuseStorage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  forgetPage();
});

const Ids = v.array(v.number());
const ids = keptAtom('sample.ids', Ids, [], { per: 'user' });
const settled = keptAtom('sample.settled', Ids, [], { per: 'user', survivesSignOut: true });
const marks = keptAtom('sample.marks', Ids, [], { per: 'device' });
const place = keptAtom('sample.place', v.number(), 0, { per: 'tab' });
const scheme = keptAtom('scheme', v.picklist(['system', 'dark']), 'system', { per: 'device', isPlain: true });

function Ids1({ owner }: { owner: number }) {
  const [value, set] = useAtom(ids(owner));
  return <button type="button" onClick={() => set([...value, 1])}>{`${owner}: ${value.join()}`}</button>;
}

test('a value is kept for one user and subject, over reloads', () => {
  expect(atomStore.set(settled(1), [4])).toBe(true);
  atomStore.set(settled(1, 'x'), [5]);
  forgetPage();
  const read = (...of: [number?, string?]) => atomStore.get(settled(...of));
  expect([read(1), read(1, 'x'), read(2), read()]).toEqual([[4], [5], [], []]);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'my-air:1:sample.settled',
    'my-air:1:sample.settled/x',
  ]);
});

test('a value of the device is the same for everyone, and one of a tab is not stored for the others', () => {
  atomStore.set(marks(), [4]);
  atomStore.set(place(1), 7);
  expect(Object.keys(localStorage)).toEqual(['my-air:device:sample.marks']);
  expect(Object.keys(sessionStorage)).toEqual(['my-air:1.session:sample.place']);
  forgetPage();
  expect([atomStore.get(marks()), atomStore.get(place(1)), atomStore.get(place(2))]).toEqual([[4], 7, 0]);
});

test.each(['nonsense', '{"a":1}', '["1"]', 'null', ''])('%j in the storage counts as nothing', (text) => {
  localStorage.setItem('my-air:device:sample.marks', text);
  expect(atomStore.get(marks())).toEqual([]);
});

test('a plain value is stored as the specification writes it', () => {
  atomStore.set(scheme(), 'dark');
  expect(localStorage.getItem('scheme')).toBe('dark');
  writeElsewhere('scheme', 'green');
  expect(atomStore.get(scheme())).toBe('system');
});

test('the initial value is not stored', () => {
  atomStore.set(marks(), [1]);
  atomStore.set(marks(), []);
  expect(localStorage).toHaveLength(0);
});

test('components of one user show one value, and follow it in every tab', () => {
  render(
    <>
      <Ids1 owner={1} />
      <Ids1 owner={1} />
      <Ids1 owner={2} />
    </>,
  );
  act(() => screen.getAllByText('1:')[0]!.click());
  expect(screen.getAllByText('1: 1')).toHaveLength(2);
  expect(screen.getByText('2:')).toBeDefined();
  act(() => writeElsewhere('my-air:1.session:sample.ids', '[7]'));
  expect(screen.getAllByText('1: 7')).toHaveLength(2);
});

test('code outside React reads what another tab wrote, though no screen shows it', () => {
  expect(atomStore.get(marks())).toEqual([]);
  writeElsewhere('my-air:device:sample.marks', '[3]');
  expect(atomStore.get(marks())).toEqual([3]);
});

test('a page that was frozen reads what it missed, and a value that stayed is the same object', () => {
  atomStore.set(marks(), [1]);
  const onChange = vi.fn();
  const stop = atomStore.sub(marks(), onChange);
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange).not.toHaveBeenCalled();
  localStorage.setItem('my-air:device:sample.marks', '[2]');
  window.dispatchEvent(new Event('pageshow'));
  expect(atomStore.get(marks())).toEqual([2]);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('an update starts from what another tab has stored, also before its event', () => {
  atomStore.set(marks(), [1]);
  localStorage.setItem('my-air:device:sample.marks', '[1,2]');
  atomStore.set(marks(), (before) => [...before, 3]);
  expect(localStorage.getItem('my-air:device:sample.marks')).toBe('[1,2,3]');
});

test.each([
  ['denied', denyStorage],
  ['full', fillStorage],
])('with a storage that is %s the value lives as long as the page, and is known to', (_, refuse) => {
  atomStore.set(marks(), [1]);
  const allow = refuse();
  expect(atomStore.set(marks(), [1, 2])).toBe(false);
  expect(atomStore.get(marks())).toEqual([1, 2]);
  expect(atomStore.get(refusedKeysAtom)).toEqual(['my-air:device:sample.marks']);
  window.dispatchEvent(new Event('pageshow'));
  expect(atomStore.get(marks())).toEqual([1, 2]);
  allow();
  // With room for one value the others are stored as well.
  expect(atomStore.set(ids(1), [4])).toBe(true);
  expect(localStorage.getItem('my-air:device:sample.marks')).toBe('[1,2]');
  expect(atomStore.get(refusedKeysAtom)).toEqual([]);
});

test('a value that a denied storage never had is not refused once it is deleted', () => {
  const allow = denyStorage();
  expect(atomStore.set(marks(), [1])).toBe(false);
  expect(atomStore.set(marks(), [])).toBe(true);
  expect(atomStore.get(refusedKeysAtom)).toEqual([]);
  allow();
});

test('the end of a session deletes what ends with it, of that user alone, in the storage and on the screen', () => {
  render(<Ids1 owner={1} />);
  for (const owner of [1, 12]) {
    act(() => void atomStore.set(ids(owner), [owner]));
    atomStore.set(settled(owner), [owner]);
    atomStore.set(place(owner), owner);
  }
  localStorage.setItem('my-air:1.session:another.feature/7', '1');
  act(() => forgetSession(1));
  expect(screen.getByText('1:')).toBeDefined();
  expect([atomStore.get(ids(1)), atomStore.get(place(1)), atomStore.get(settled(1))]).toEqual([[], 0, [1]]);
  expect([atomStore.get(ids(12)), atomStore.get(place(12))]).toEqual([[12], 12]);
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(keys.filter((key) => key.startsWith('my-air:1.session:'))).toEqual([]);
});

test('a value that the storage refused also ends with the session', () => {
  denyStorage();
  atomStore.set(ids(1), [1]);
  forgetSession(1);
  expect(atomStore.get(ids(1))).toEqual([]);
});
