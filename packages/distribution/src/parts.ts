import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const distributionParts: FeatureParts = {
  navigation: [{ id: 'distribution', label: navigationLabel, to: '/distribution', icon: 'circle', group: 'more', order: 900 }],
};
