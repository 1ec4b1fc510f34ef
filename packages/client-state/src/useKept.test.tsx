import { act, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';

import { createState } from './createState.ts';
import { defineKept } from './defineKept.ts';
import { fillStorage } from './testing/refuseStorage.ts';
import { useKept } from './useKept.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const count = defineKept({ key: 'sample.count', schema: v.number(), initial: 0, per: 'person' });

function Counter({ person }: { person: number }) {
  const [value, set, status] = useKept(count(person));
  return <button type="button" onClick={() => set(value + 1)}>{`${person}: ${value} ${status}`}</button>;
}

test('two components show the same value, and follow it in every tab', () => {
  render(
    <>
      <Counter person={1} />
      <Counter person={1} />
      <Counter person={2} />
    </>,
  );
  act(() => screen.getAllByText('1: 0 stored')[0]!.click());
  expect(screen.getAllByText('1: 1 stored')).toHaveLength(2);
  expect(screen.getByText('2: 0 stored')).toBeDefined();
  localStorage.setItem(count(1).key, '7');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: count(1).key })));
  expect(screen.getAllByText('1: 7 stored')).toHaveLength(2);
});

test('a component shows what changed while it was not drawn', () => {
  const { unmount } = render(<Counter person={3} />);
  unmount();
  count(3).set(5);
  render(<Counter person={3} />);
  expect(screen.getByText('3: 5 stored')).toBeDefined();
});

test('a component can say that the value is not stored', () => {
  render(<Counter person={4} />);
  fillStorage();
  act(() => screen.getByText('4: 0 stored').click());
  expect(screen.getByText('4: 1 full')).toBeDefined();
});

test('a state is the same for components and for code outside React', () => {
  const names = createState<readonly string[]>([]);
  const onChange = vi.fn();
  const stop = names.subscribe(onChange);
  function Names() {
    return <p>{useAtomValue(names.atom).join()}</p>;
  }
  render(<Names />);
  act(() => names.set(['a', 'b']));
  expect(screen.getByText('a,b')).toBeDefined();
  names.set(names.get());
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  act(() => names.set([]));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a state holds a function as it is', () => {
  const one = () => 1;
  const task = createState(one);
  expect(task.get()).toBe(one);
  const two = () => 2;
  task.set(two);
  expect(task.get()).toBe(two);
});
