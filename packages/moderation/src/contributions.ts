import type { FeatureContributions } from '@my-air/feature-api';
import ShieldCheck from 'lucide-react/icons/shield-check';

import { navigationLabel } from './titles.ts';

/** The contributions of moderation to the signed-in screens, beside the routes. */
export const moderationContributions: FeatureContributions = {
  navigation: [
    {
      id: 'moderation',
      label: navigationLabel,
      to: '/moderation',
      icon: ShieldCheck,
      group: 'talk',
    },
  ],
  cards: [
    {
      id: 'moderation',
      place: 'aside',
      load: () => import('./homepage/ModerationCard.tsx').then((module) => module.ModerationCard),
    },
  ],
  search: [
    {
      id: 'moderation',
      label: navigationLabel,
      icon: ShieldCheck,
      load: () => import('./palette/searchReviews.ts').then((module) => module.searchReviews),
    },
  ],
};
