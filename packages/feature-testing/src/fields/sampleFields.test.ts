import { expect, test } from 'vitest';

import { breakFields } from './breakFields.ts';
import { sampleFields } from './sampleFields.ts';

const game = { id: 1, name: 'Plank Tower', free: true, maker: { name: 'Ann' }, images: ['/a.svg', '/b.svg'] };
const all = [...breakFields({ game, more: game })];
const ways = ['deleted', 'null', 'text', 'number', 'flag', 'object', 'list', 'list with keys'];
const namesOf = (fields: readonly { path: string; how: string }[]) =>
  fields.map(({ path, how }) => `${path} ${how}`);

test('[API-03] no way of breaking a field is missing from the sample, however rare it is', () => {
  const rare = { path: 'game.id', how: 'rare', answer: {} };
  const drawn = sampleFields([...all, rare], 'read', false);
  expect(drawn).toContain(rare);
  for (const way of ways) expect(drawn.filter(({ how }) => how === way)).toHaveLength(2);
  expect(drawn).toHaveLength(2 * ways.length + 1);
  expect(sampleFields([...all, rare], 'write', false)).toHaveLength(ways.length + 1);
});

test('[API-03] a new field replaces at most one of the sample of its way', () => {
  const drawn = namesOf(sampleFields(all, 'read', false));
  expect(namesOf(sampleFields(all.toReversed(), 'read', false)).toSorted()).toEqual(drawn.toSorted());
  const more = namesOf(sampleFields([{ path: 'new', how: 'null', answer: {} }, ...all], 'read', false));
  expect(drawn.filter((name) => !more.includes(name)).length).toBeLessThanOrEqual(1);
});

test('[API-03] the whole run draws every broken field', () => {
  expect(sampleFields(all, 'read', true)).toEqual(all);
  expect(sampleFields(all, 'write', true)).toEqual(all);
});
