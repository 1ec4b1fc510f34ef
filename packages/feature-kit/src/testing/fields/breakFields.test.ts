import { expect, test } from 'vitest';

import { breakFields } from './breakFields.ts';

test('[API-03] each element of a list is broken by turns, and its neighbours stay', () => {
  const good = { games: [{ id: 1 }, { id: 2 }] };
  const broken = [...breakFields(good)];
  const places = new Set(broken.map(({ path }) => path));
  expect([...places]).toEqual(['games', 'games.0', 'games.0.id', 'games.1', 'games.1.id']);
  const second = broken.find(({ path, how }) => path === 'games.1.id' && how === 'null');
  expect(second?.answer).toEqual({ games: [{ id: 1 }, { id: null }] });
});
