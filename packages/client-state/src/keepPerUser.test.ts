import { expect, test } from 'vitest';

import { keepPerUser } from './keepPerUser.ts';

interface Portal {
  api: object;
  name: string;
}

test('a user has one object, and no other user has it', () => {
  const boxOf = keepPerUser((user: number | undefined) => ({ user }));
  expect(boxOf(1)).toBe(boxOf(1));
  expect(boxOf(2)).toEqual({ user: 2 });
  expect(boxOf(0)).not.toBe(boxOf(undefined));
});

test('the object of a user is that of one client, whichever portal asks for it', () => {
  const boxOf = keepPerUser(({ name }: Portal, user: number) => ({ name, user }));
  const api = {};
  const box = boxOf({ api, name: 'first' }, 1);
  expect(boxOf({ api, name: 'second' }, 1)).toBe(box);
  expect(boxOf({ api: {}, name: 'other' }, 1)).toEqual({ name: 'other', user: 1 });
});

test('a forgotten object is created anew, and those of other users stay', () => {
  const boxOf = keepPerUser((user: number) => ({ user }));
  const [first, second] = [boxOf(1), boxOf(2)];
  boxOf.forget(1);
  expect(boxOf(1)).not.toBe(first);
  expect(boxOf(2)).toBe(second);
});

test('an object may be undefined: it is created once all the same', () => {
  let times = 0;
  const boxOf = keepPerUser((_user: number): undefined => {
    times += 1;
  });
  boxOf(1);
  boxOf(1);
  expect(times).toBe(1);
});
