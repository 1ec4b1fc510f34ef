import { expect, test, vi } from 'vitest';

import type { Feature } from '../index.ts';
import { createDevPortal } from './createDevPortal.ts';

test('home alone shows the cards of its feature in their order, each with its texts, as the portal does', async () => {
  const loadMessages = vi.fn(async () => ({}));
  const card = (id: string) => ({ id, place: 'main', load: async () => () => null }) as const;
  const feature: Feature = {
    id: 'sample',
    routes: [],
    cards: [card('first'), card('late')],
    loadMessages,
  };
  const { portal } = createDevPortal(feature);
  expect(portal.contributions.cards.map(({ id }) => id)).toEqual(['first', 'late']);
  await portal.contributions.cards[0]?.load();
  expect(loadMessages).toHaveBeenCalledOnce();
});
