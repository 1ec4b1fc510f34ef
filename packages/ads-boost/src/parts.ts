import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const adsBoostParts: FeatureParts = {
  navigation: [{ id: 'ads-boost', label: navigationLabel, to: '/ads-boost', icon: 'circle', group: 'more', order: 900 }],
};
