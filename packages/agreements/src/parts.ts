import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const agreementsParts: FeatureParts = {
  navigation: [{ id: 'agreements', label: navigationLabel, to: '/agreements', icon: 'circle', group: 'more', order: 900 }],
};
