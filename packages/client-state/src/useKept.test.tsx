import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';

import { defineKept } from './defineKept.ts';
import { createValue } from './early.ts';
import { fillStorage } from './testing/refuseStorage.ts';
import { useKept } from './useKept.ts';
import { useValue } from './useValue.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const count = defineKept({ key: 'sample.count', schema: v.number(), initial: 0, per: 'user' });

function Counter({ owner }: { owner: number }) {
  const [value, set, status] = useKept(count(owner));
  return <button type="button" onClick={() => set(value + 1)}>{`${owner}: ${value} ${status}`}</button>;
}

test('two components show the same value, and follow it in every tab', () => {
  render(
    <>
      <Counter owner={1} />
      <Counter owner={1} />
      <Counter owner={2} />
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
  const { unmount } = render(<Counter owner={3} />);
  unmount();
  count(3).set(5);
  render(<Counter owner={3} />);
  expect(screen.getByText('3: 5 stored')).toBeDefined();
});

test('a component can say that the value is not stored', () => {
  render(<Counter owner={4} />);
  fillStorage();
  act(() => screen.getByText('4: 0 stored').click());
  expect(screen.getByText('4: 1 full')).toBeDefined();
});

test('a value is the same for components and for code outside React', () => {
  const names = createValue<readonly string[]>([]);
  const onChange = vi.fn();
  const stop = names.subscribe(onChange);
  function Names() {
    return <p>{useValue(names).join()}</p>;
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

test('a value holds a function as it is', () => {
  const one = () => 1;
  const task = createValue(one);
  expect(task.get()).toBe(one);
  const two = () => 2;
  task.set(two);
  expect(task.get()).toBe(two);
});

test('after another user has signed in, nothing of the first one is shown', () => {
  count(5).set(3);
  const { rerender } = render(<Counter owner={5} />);
  rerender(<Counter owner={6} />);
  expect(screen.getByText('6: 0 stored')).toBeDefined();
  act(() => void count(5).set(4));
  expect(screen.getByText('6: 0 stored')).toBeDefined();
});

test('a component shows one place of a store, and follows the place that it is given', () => {
  const places = createValue<Readonly<Record<string, string>>>({ a: 'one', b: 'two' });
  function Place({ name }: { name: string }) {
    return <p>{useValue({ subscribe: places.subscribe, get: () => places.get()[name] })}</p>;
  }
  const { rerender } = render(<Place name="a" />);
  rerender(<Place name="b" />);
  expect(screen.getByText('two')).toBeDefined();
  act(() => places.set({ a: 'one', b: 'three' }));
  expect(screen.getByText('three')).toBeDefined();
});
