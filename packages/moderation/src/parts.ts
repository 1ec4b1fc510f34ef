import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What this feature brings to whoever is signed in, beside the routes. */
export const moderationParts: FeatureParts = {
  navigation: [{ id: 'moderation', label: navigationLabel, to: '/moderation', icon: 'circle', group: 'more', order: 900 }],
};
