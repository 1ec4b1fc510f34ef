import { buildFailure } from '../../testing.ts';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useIdempotencyKeys } from './useIdempotencyKeys.ts';

const open = () => {
  const { result, rerender } = renderHook(useIdempotencyKeys);
  return { keys: () => result.current, rerender };
};

test('[AIM-05] [AIM-07] a second press and a retry after a lost answer carry the key of the first', () => {
  const { keys, rerender } = open();
  const key = keys().of({ id: 1 });
  rerender();
  expect(keys().of({ id: 1 })).toBe(key);
  for (const code of ['network', 'timeout', 'server', 'conflict', 'too_many_requests'] as const) {
    keys().settle({ id: 1 }, buildFailure(code));
    expect([code, keys().of({ id: 1 })]).toEqual([code, key]);
  }
});

test('[AIM-05] [AIM-07] what was done or refused has a new key the next time', () => {
  const { keys } = open();
  const [done, refused] = [keys().of('done'), keys().of('refused')];
  keys().settle('done', null);
  keys().settle('refused', buildFailure('validation'));
  expect(keys().of('done')).not.toBe(done);
  expect(keys().of('refused')).not.toBe(refused);
});

test('another content and another form have keys of their own', () => {
  const { keys } = open();
  expect(new Set([keys().of('a'), keys().of('b'), open().keys().of('a')]).size).toBe(3);
});
