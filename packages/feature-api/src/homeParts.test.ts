import { expect, test, vi } from 'vitest';

import type { Card } from './Feature.ts';
import { homeParts } from './homeParts.ts';

const Content = () => null;
const noMessages = async () => ({});
const card = (id: string, order: number, load: Card['load'] = async () => Content): Card => ({
  id,
  order,
  place: 'main',
  load,
});

test('[HOME-01] the cards of all features stand in one order', () => {
  const { cards } = homeParts(
    [
      { loadMessages: noMessages, cards: [card('news', 30), card('money', 10)] },
      { loadMessages: noMessages },
      { loadMessages: noMessages, cards: [card('channels', 20)] },
    ],
    { add: async () => {} },
  );
  expect(cards.map(({ id }) => id)).toEqual(['money', 'channels', 'news']);
});

test('[HOME-01] a card comes with the texts of its feature, which are not loaded before it', async () => {
  const add = vi.fn(async () => {});
  const { cards } = homeParts([{ loadMessages: noMessages, cards: [card('money', 1)] }], { add });
  expect(add).not.toHaveBeenCalled();
  await expect(cards[0]!.load()).resolves.toBe(Content);
  expect(add).toHaveBeenCalledExactlyOnceWith(noMessages);
});

test('[HOME-01] what waits comes with the texts of its feature', async () => {
  const add = vi.fn(async () => {});
  const find = () => ({ queryKey: ['x'] });
  const { waiting } = homeParts(
    [{ loadMessages: noMessages, waiting: [{ id: 'x', load: async () => find }] }],
    { add },
  );
  await expect(waiting[0]!.load()).resolves.toBe(find);
  expect(add).toHaveBeenCalledExactlyOnceWith(noMessages);
});

test('[HOME-01] a part whose code or texts cannot be fetched fails', async () => {
  const lost = () => Promise.reject(new Error('gone'));
  const parts = homeParts([{ loadMessages: noMessages, cards: [card('code', 1, lost)] }], {
    add: async () => {},
  });
  await expect(parts.cards[0]!.load()).rejects.toThrow('gone');
  const texts = homeParts([{ loadMessages: noMessages, cards: [card('texts', 1)] }], { add: lost });
  await expect(texts.cards[0]!.load()).rejects.toThrow('gone');
});
