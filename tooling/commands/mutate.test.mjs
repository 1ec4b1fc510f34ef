import { expect, test } from 'vitest';

import { mutate } from './mutate.mjs';
import { changedTasks } from './turboPlan.mjs';

test('a text that is not there, or there twice, is refused', () => {
  expect(() => mutate('a.ts', 'one', ['two', 'three'])).toThrow('0 times');
  expect(() => mutate('a.ts', 'one one', ['one', 'two'])).toThrow('2 times');
});

test('tasks whose hash is new or another run again', () => {
  const before = new Map([
    ['a#test', '1'],
    ['b#test', '2'],
  ]);
  const after = new Map([
    ['a#test', '1'],
    ['b#test', '3'],
    ['c#test', '4'],
  ]);
  expect(changedTasks(before, after)).toEqual(['b#test', 'c#test']);
});
