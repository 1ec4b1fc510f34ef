import { expect, test } from 'vitest';

import { inBatches } from './inBatches.ts';

test('what comes while the first is worked on is worked on together, and each caller gets its own result', async () => {
  const batches: (readonly number[])[] = [];
  const double = inBatches(async (items: readonly number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('a batch that fails, fails for its callers alone', async () => {
  const work = inBatches(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('no');
    return items;
  });
  const outcomes = await Promise.allSettled([work('first'), work('bad'), work('beside'), work('beside too')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect(await work('after')).toBe('after');
});
