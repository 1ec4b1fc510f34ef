import { expect, test } from 'vitest';

import { createDevPortal } from './createDevPortal.ts';

test('home alone shows the cards of its feature in their order, as the portal does', () => {
  const card = (id: string) => ({ id, place: 'main', Component: () => null }) as const;
  const { portal } = createDevPortal({ cards: [card('first'), card('late')] });
  expect(portal.contributions.cards.map(({ id }) => id)).toEqual(['first', 'late']);
});
