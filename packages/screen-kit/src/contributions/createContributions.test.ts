import type { Card, ContributionsOrder, ContributingFeature } from '@my-air/feature-api';
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
) => createContributions({ get: () => features, subscribe: () => () => {} }, { add }, order);

test('[HOME-01] the cards of all features are in the order of the portal, those it does not name last', () => {
  const { get } = contributionsOf(
    [
      { loadMessages, cards: [card('news'), card('money')] },
      { loadMessages },
      { loadMessages, cards: [card('channels')] },
    ],
    undefined,
    { cards: ['money', 'gone', 'channels'] },
  );
  expect(get('cards').map(({ id }) => id)).toEqual(['money', 'channels', 'news']);
});

test('[HOME-01] a card comes with the texts of its feature, which are not loaded before it', async () => {
  const add = vi.fn(async () => {});
  const [first] = contributionsOf([{ loadMessages, cards: [card('money')] }], add).get('cards');
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
  ).get('waiting');
  await expect(first!.load()).resolves.toBe(find);
  expect(add).toHaveBeenCalledExactlyOnceWith(loadMessages);
});

test('[HOME-01] a part whose code or texts cannot be fetched fails', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const [code] = contributionsOf([{ loadMessages, cards: [card('code', fail)] }]).get('cards');
  await expect(code!.load()).rejects.toThrow('gone');
  const [texts] = contributionsOf([{ loadMessages, cards: [card('texts')] }], fail).get('cards');
  await expect(texts!.load()).rejects.toThrow('gone');
});

test('the list stays the same until the features have been loaded', () => {
  let features: readonly Contributor[] = [];
  const { get } = createContributions(
    { get: () => features, subscribe: () => () => {} },
    { add: async () => {} },
  );
  expect(get('cards')).toEqual([]);
  features = [{ loadMessages, cards: [card('money')] }];
  expect(get('cards').map(({ id }) => id)).toEqual(['money']);
  expect(get('cards')).toBe(get('cards'));
});
