import { expect, test } from 'vitest';

import { loadContributions } from '../testing/loadContributions.ts';

/** The areas that a capability opens; AI translation is obtained on its own screen, so that its entry is always there. */
const areas = {
  referral_program: '/affiliate-program',
  boost: '/ads-boost',
  distribution: '/distribution',
  games: '/games',
  ai_metadata_optimization: '/ai-optimization',
};

test('[NAV-33] [USER-08] the entry of each area that a capability opens is behind it, and no other entry is behind one', async () => {
  const navigation = (await loadContributions()).flatMap((each) => each.navigation ?? []);
  const gated = navigation.filter(({ capability }) => capability !== undefined);
  expect(Object.fromEntries(gated.map(({ capability, to }) => [capability, to]))).toEqual(areas);
  expect(gated).toHaveLength(Object.keys(areas).length);
});
