import type { ContributionsOrder } from '@my-air/feature-kit';
import { expect, test } from 'vitest';

import { order } from '../src/order.ts';
import { loadContributions } from './testing/loadContributions.ts';

const kinds = [
  'navigation',
  'cards',
  'channelParts',
  'waiting',
  'search',
  'topBar',
  'account',
  'actions',
] as const satisfies (keyof ContributionsOrder)[];

test.each(kinds)('%s: each id of the list is brought by a feature, once', async (kind) => {
  const all = await loadContributions();
  const brought = all.flatMap((each) => (each[kind] ?? []).map(({ id }) => id));
  const listed = order[kind] ?? [];
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((id) => brought.filter((other) => other === id).length !== 1)).toEqual([]);
});

test('each entry of the navigation is in a group that the portal names, and no group is empty', async () => {
  const all = await loadContributions();
  const used = all.flatMap(({ navigation = [] }) => navigation.map(({ group }) => group));
  expect(new Set(used)).toEqual(new Set(order.groups?.map(({ id }) => id)));
});
