import type { ContributionsOrder } from '@my-air/feature-kit';
import { expect, test } from 'vitest';

import { features } from '../src/features.ts';
import { order } from '../src/order.ts';

const kinds = [
  'navigation',
  'cards',
  'waiting',
  'search',
  'topBar',
  'account',
  'actions',
] as const satisfies (keyof ContributionsOrder)[];

test.each(kinds)('%s: each id of the list is brought by a feature, once', (kind) => {
  const brought = Object.values(features).flatMap((feature) => (feature[kind] ?? []).map(({ id }) => id));
  const listed = order[kind] ?? [];
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((id) => brought.filter((other) => other === id).length !== 1)).toEqual([]);
});

test('each entry of the navigation is in a group that the portal names, and no group is empty', () => {
  const used = Object.values(features).flatMap(({ navigation = [] }) => navigation.map(({ group }) => group));
  expect(new Set(used)).toEqual(new Set(order.groups?.map(({ id }) => id)));
});
