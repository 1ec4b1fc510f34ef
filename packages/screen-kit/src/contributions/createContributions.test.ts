import { atomStore } from '@my-air/client-state';
import type { Card, ContributionsOrder, ContributingFeature } from '@my-air/feature-api';
import { atom } from 'jotai';
import { expect, test, vi } from 'vitest';

import { createContributions } from './createContributions.ts';

type Contributor = Pick<ContributingFeature, 'cards' | 'waiting' | 'loadMessages'>;

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
  const contributions = createContributions(atom(features), { add }, order);
  return {
    cards: () => atomStore.get(contributions.cards),
    waiting: () => atomStore.get(contributions.waiting),
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

test('the list stays the same until the features have been loaded', () => {
  const features = atom<readonly Contributor[]>([]);
  const { cards } = createContributions(features, { add: async () => {} });
  expect(atomStore.get(cards)).toEqual([]);
  atomStore.set(features, [{ loadMessages, cards: [card('money')] }]);
  expect(atomStore.get(cards).map(({ id }) => id)).toEqual(['money']);
  expect(atomStore.get(cards)).toBe(atomStore.get(cards));
});
