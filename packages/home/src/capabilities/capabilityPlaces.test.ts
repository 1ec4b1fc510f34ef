import { buildPartner, buildUser } from '@my-air/feature-api/testing';
import { expect, test } from 'vitest';

import { homeFeature } from '../feature.ts';
import { capabilityPlaces, listGranted, type KnownCapability } from './capabilityPlaces.ts';

const names = Object.keys(capabilityPlaces) as KnownCapability[];
const personWith = (capabilities: Record<string, unknown>) =>
  buildUser({ partner: buildPartner({ capabilities }) });

test('[USER-08] every capability of the specification has a place', () => {
  expect(capabilityPlaces).toEqual({
    referral_program: { kind: 'area', path: '/affiliate-program' },
    boost: { kind: 'area', path: '/ads-boost' },
    distribution: { kind: 'area', path: '/distribution' },
    games: { kind: 'area', path: '/games' },
    metadata_ai_service: { kind: 'area', path: '/ai-metadata' },
    ai_metadata_optimization: { kind: 'area', path: '/ai-optimization' },
    member: { kind: 'support' },
    withdraw_money: { kind: 'funds' },
    approved_funds: { kind: 'funds' },
    active_funds: { kind: 'funds' },
    advance_funds: { kind: 'funds' },
    instant_payments: { kind: 'funds' },
    p2p_payments: { kind: 'funds' },
    analytics: { kind: 'tool', path: '/accounts/youtube' },
    partner_channel: { kind: 'tool', path: '/accounts/youtube' },
    ai_youtube_comments: { kind: 'tool', path: '/accounts/youtube' },
    ecosystem_pulse_widget: { kind: 'card', card: 'pulse' },
  });
});

test.for(names)('[USER-08] %s counts when it is granted, and only then', (name) => {
  expect(listGranted(personWith({ [name]: true }))).toEqual([name]);
  for (const nothing of [false, null, 0, '', [], {}]) {
    expect(listGranted(personWith({ [name]: nothing }))).toEqual([]);
  }
});

test('[USER-08] capabilities that this product does not know are left out', () => {
  expect(listGranted(personWith({ teleport: true, games: true, constructor: true }))).toEqual(['games']);
});

test.for([
  undefined,
  buildUser({ partner: null }),
  buildUser({ partner: buildPartner({ capabilities: null }) }),
])('[USER-08] without a partner or capabilities nothing is granted', (user) => {
  expect(listGranted(user)).toEqual([]);
});

test('[USER-08] a capability with a card of its own has that card on home', () => {
  for (const [capability, place] of Object.entries(capabilityPlaces)) {
    if (place.kind !== 'card') continue;
    const card = homeFeature.cards?.find(({ id }) => id === place.card);
    expect(card?.capability).toBe(capability);
  }
});
