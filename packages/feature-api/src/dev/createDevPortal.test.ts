import { expect, test, vi } from 'vitest';

import type { WholeFeature } from '../Feature.ts';
import { createDevPortal } from './createDevPortal.ts';

test('home alone shows the cards of its feature in their order, each with its texts, as the portal does', async () => {
  const loadMessages = vi.fn(async () => ({}));
  const card = (id: string) => ({ id, place: 'main', load: async () => () => null }) as const;
  const feature: WholeFeature = {
    id: 'sample',
    routes: [],
    cards: [card('first'), card('late')],
    loadMessages,
  };
  const { portal } = createDevPortal(feature);
  expect(portal.home.cards.map(({ id }) => id)).toEqual(['first', 'late']);
  await portal.home.cards[0]?.load();
  expect(loadMessages).toHaveBeenCalledOnce();
});
