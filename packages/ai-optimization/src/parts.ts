import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const aiOptimizationParts: FeatureParts = {
  navigation: [{ id: 'ai-optimization', label: navigationLabel, to: '/ai-optimization', icon: 'circle', group: 'more', order: 900 }],
};
