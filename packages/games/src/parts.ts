import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const gamesParts: FeatureParts = {
  navigation: [{ id: 'games', label: navigationLabel, to: '/games', icon: 'circle', group: 'more', order: 900 }],
};
