import { buildPartner, buildUser } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { contributions } from '../contributions.ts';
import { capabilityPlaces, listGranted, type KnownCapability } from './capabilityPlaces.ts';
import { toolWords } from './ToolsCard.tsx';

const names = Object.keys(capabilityPlaces) as KnownCapability[];
const personWith = (capabilities: Record<string, unknown>) =>
  buildUser({ partner: buildPartner({ capabilities }) });

/** The capabilities as the specification names them. */
const specified =
  'member p2p_payments referral_program withdraw_money active_funds approved_funds advance_funds analytics boost distribution games instant_payments metadata_ai_service partner_channel ai_metadata_optimization ai_youtube_comments ecosystem_pulse_widget';

test('[USER-08] every capability of the specification has a place, and no other', () => {
  expect([...names].sort()).toEqual(specified.split(' ').sort());
});

test('[USER-08] whatever leads to a tool or to our team has its words, and nothing else has', () => {
  const spoken = names.filter((name) => ['tool', 'support'].includes(capabilityPlaces[name].kind));
  expect(Object.keys(toolWords).sort()).toEqual([...spoken].sort());
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
    const card = contributions.cards?.find(({ id }) => id === place.card);
    expect(card?.capability).toBe(capability);
  }
});
