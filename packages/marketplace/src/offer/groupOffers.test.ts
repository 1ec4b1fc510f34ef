import { buildChannel, buildPartner } from '@my-air/feature-kit/testing';
import { describe, expect, test } from 'vitest';

import { buildProduct } from '../testing/buildProduct.ts';
import { groupOffers } from './groupOffers.ts';

const user = { partner: buildPartner({ capabilities: {} }) };
const under = (status: 'moderation' | 'pending' | 'not_connected' | 'rejected', title: string) =>
  buildChannel({ status, title, platform_guid: title, contract: null });
const network = buildProduct({ id: 1, access: 'mcn' });
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);
const opened = (groups: ReturnType<typeof groupOffers>) =>
  groups.later.map(({ opening, products }) => [opening.kind, ids(products)]);

describe('[MKT-01] [MKT-03] services are grouped by when the user can have them', () => {
  test('open ones and after them those that the user has, later ones by what opens them, and announced ones, each in their order', () => {
    const products = [
      buildProduct({ id: 1, access: 'coming' }),
      buildProduct({ id: 6, access: 'air_member', provisions: [{ channel: 'UC1', status: 'active' }] }),
      buildProduct({ id: 2 }),
      buildProduct({ id: 3, access: 'air_member' }),
      buildProduct({ id: 4, subscribers_requirement: 9_000_000 }),
      buildProduct({ id: 5, platforms: ['tiktok'] }),
      buildProduct({ id: 7, action: 'coming_soon', access: 'mcn' }),
      buildProduct({ id: 8, action: 'page', access: 'capability', capability: 'boost' }),
      buildProduct({ id: 9, action: 'url', url: 'javascript:alert(1)' }),
    ];
    const groups = groupOffers(products, { channels: [buildChannel()], user });
    expect(ids(groups.open)).toEqual([2, 6]);
    expect(opened(groups)).toEqual([
      ['subscribers', [4]],
      ['platform', [5]],
      ['capability', [8]],
      ['membership', [3]],
      ['other', [9]],
    ]);
    expect(ids(groups.coming)).toEqual([1, 7]);
  });

  test('what the acceptance of a channel opens is named by the channel that is furthest', () => {
    const channels = [
      under('pending', 'New'),
      under('moderation', 'Further'),
      under('not_connected', 'Last'),
    ];
    const products = [network, buildProduct({ id: 2, access: 'mcn', subscribers_requirement: 9_000_000 })];
    const { later } = groupOffers(products, { channels, user });
    expect(later).toMatchObject([
      { opening: { kind: 'acceptance', channel: { title: 'Further' } }, products: [{ id: 1 }] },
      { opening: { kind: 'network' }, products: [{ id: 2 }] },
    ]);
  });

  test('a rejected channel opens nothing', () => {
    const rejected = under('rejected', 'Rejected');
    expect(opened(groupOffers([network], { channels: [rejected], user }))).toEqual([['network', [1]]]);
  });

  test('without a channel, what a connected one opens waits for it', () => {
    const groups = groupOffers([buildProduct(), network], { channels: [], user });
    expect(opened(groups)).toEqual([
      ['connection', [1]],
      ['network', [1]],
    ]);
  });
});
