import { expect, test, vi } from 'vitest';

import type { Card } from './Feature.ts';
import { homeParts } from './homeParts.ts';

const Content = () => null;
const noMessages = async () => ({});
const card = (id: string, load: Card['load'] = async () => Content): Card => ({
  id,
  place: 'main',
  load,
});

test('[HOME-01] the cards of all features are in the order of the portal, those it does not name last', () => {
  const { cards } = homeParts(
    [
      { loadMessages: noMessages, cards: [card('news'), card('money')] },
      { loadMessages: noMessages },
      { loadMessages: noMessages, cards: [card('channels')] },
    ],
    { add: async () => {} },
    { cards: ['money', 'gone', 'channels'] },
  );
  expect(cards.map(({ id }) => id)).toEqual(['money', 'channels', 'news']);
});

test('[HOME-01] a card comes with the texts of its feature, which are not loaded before it', async () => {
  const add = vi.fn(async () => {});
  const { cards } = homeParts([{ loadMessages: noMessages, cards: [card('money')] }], { add });
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
  const parts = homeParts([{ loadMessages: noMessages, cards: [card('code', lost)] }], {
    add: async () => {},
  });
  await expect(parts.cards[0]!.load()).rejects.toThrow('gone');
  const texts = homeParts([{ loadMessages: noMessages, cards: [card('texts')] }], { add: lost });
  await expect(texts.cards[0]!.load()).rejects.toThrow('gone');
});
