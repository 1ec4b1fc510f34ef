import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { channelsQuery } from '@my-air/feature-kit/data';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy } from 'react';

import { searchReviews } from './palette/searchReviews.ts';

const label = msg`Moderation`;

/** The contributions of moderation to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'moderation', label, to: '/moderation', icon: ShieldCheck, group: 'talk' }],
  cards: [
    {
      id: 'moderation',
      label,
      place: 'aside',
      Component: lazy(async () => ({
        default: (await import('./homepage/ModerationCard.tsx')).ModerationCard,
      })),
      query: ({ api }) => channelsQuery(api),
    },
  ],
  search: [{ id: 'moderation', label, icon: ShieldCheck, query: searchReviews }],
};
