import { expect, test } from 'vitest';

import type { Card } from '../../index.ts';
import { joinContributions } from './joinContributions.ts';

const card = (id: string): Card => ({ id, place: 'main', Component: () => null });

test('[HOME-01] the cards of all features are in the order of the portal, those it does not name last', () => {
  const { cards } = joinContributions(
    [{ cards: [card('news'), card('money')] }, {}, { cards: [card('channels')] }],
    { cards: ['money', 'gone', 'channels'] },
  );
  expect(cards.map(({ id }) => id)).toEqual(['money', 'channels', 'news']);
});
