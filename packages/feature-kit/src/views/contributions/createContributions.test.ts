import type { Card, ContributionsOrder, Feature } from '../../index.ts';
import { expect, test, vi } from 'vitest';

import { createContributions } from './createContributions.ts';

type Contributor = Pick<Feature, 'cards' | 'waiting' | 'loadMessages'>;

const Content = () => null;
const loadMessages = async () => ({});
const card = (id: string, load: Card['load'] = async () => Content): Card => ({
  id,
  place: 'main',
  load,
});
const contributionsOf = (
  features: readonly Contributor[],
  add: () => Promise<void> = async () => {},
  order: ContributionsOrder = {},
) => {
  const contributions = createContributions(features, { add }, order);
  return {
    cards: () => contributions.cards,
    waiting: () => contributions.waiting,
  };
};

test('[HOME-01] the cards of all features are in the order of the portal, those it does not name last', () => {
  const { cards } = contributionsOf(
    [
      { loadMessages, cards: [card('news'), card('money')] },
      { loadMessages },
      { loadMessages, cards: [card('channels')] },
    ],
    undefined,
    { cards: ['money', 'gone', 'channels'] },
  );
  expect(cards().map(({ id }) => id)).toEqual(['money', 'channels', 'news']);
});

test('[HOME-01] a card comes with the texts of its feature, which are not loaded before it', async () => {
  const add = vi.fn(async () => {});
  const [first] = contributionsOf([{ loadMessages, cards: [card('money')] }], add).cards();
  expect(add).not.toHaveBeenCalled();
  await expect(first!.load()).resolves.toBe(Content);
  expect(add).toHaveBeenCalledExactlyOnceWith(loadMessages);
});

test('[HOME-01] what waits comes with the texts of its feature', async () => {
  const add = vi.fn(async () => {});
  const find = () => ({ queryKey: ['x'] });
  const [first] = contributionsOf(
    [{ loadMessages, waiting: [{ id: 'x', load: async () => find }] }],
    add,
  ).waiting();
  await expect(first!.load()).resolves.toBe(find);
  expect(add).toHaveBeenCalledExactlyOnceWith(loadMessages);
});

test('[HOME-01] a part whose code or texts cannot be fetched fails', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const [code] = contributionsOf([{ loadMessages, cards: [card('code', fail)] }]).cards();
  await expect(code!.load()).rejects.toThrow('gone');
  const [texts] = contributionsOf([{ loadMessages, cards: [card('texts')] }], fail).cards();
  await expect(texts!.load()).rejects.toThrow('gone');
});
