import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const aiMetadataParts: FeatureParts = {
  navigation: [
    {
      id: 'ai-metadata',
      label: navigationLabel,
      to: '/ai-metadata',
      icon: 'circle',
      group: 'more',
      order: 900,
    },
  ],
};
