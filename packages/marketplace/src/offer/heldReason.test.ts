import { buildChannel, buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { describe, expect, test } from 'vitest';

import { buildProduct } from '../testing/buildProduct.ts';
import { heldReason } from './heldReason.ts';

const [one, other] = ['UC1', 'UC2'].map((platform_guid) => buildChannel({ platform_guid }));
const provision = { channel: 'UC1', platform: 'youtube', status: 'active' };
const user = buildUser();

describe('[MKT-07] a service is no advice', () => {
  test.each([
    ['for the channel that has it', [one!], { provisions: [provision] }, 'active'],
    [
      'for the channel that waits for it',
      [one!],
      { provisions: [{ ...provision, status: 'requested' }] },
      'requested',
    ],
    ['for several channels of which one has it', [one!, other!], { provisions: [provision] }, 'active'],
    ['without channels, where it is there all the same', [], { provisions: [provision] }, 'active'],
  ])('%s', (_, channels, product, kind) => {
    expect(heldReason(buildProduct(product), { channels, user })).toMatchObject({ kind });
  });

  test('whose agreement is accepted', () => {
    const partner = buildPartner({ agreements: [{ id: 'music', is_agreed: true }] });
    const product = buildProduct({ action: 'agreement', agreement_id: 'music' });
    expect(heldReason(product, { channels: [one!], user: { ...user, partner } })).toEqual({ kind: 'agreed' });
  });
});

describe('[MKT-07] a service is advice', () => {
  test.each([
    ['for a channel that does not have it', [other!], { provisions: [provision] }],
    [
      'for a profile with the same id on another platform',
      [{ ...one!, platform: 'tiktok' }],
      { provisions: [provision] },
    ],
    ['that needs a connected channel, which is there', [one!], { action: 'link_youtube' }],
    ['that was never requested', [one!, other!], {}],
  ])('%s', (_, channels, product) => {
    expect(heldReason(buildProduct(product), { channels, user })).toBeUndefined();
  });
});
