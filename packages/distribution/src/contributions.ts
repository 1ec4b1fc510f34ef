import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { isConnectedYouTube } from '@my-air/feature-kit/data';
import Send from 'lucide-react/icons/send';
import { lazy } from 'react';

import { distributionQuery } from './overview/distribution.api.ts';
import { launchDeadlines } from './requests/launchDeadlines.ts';
import { searchPlatforms } from './search/searchPlatforms.ts';

const capability = 'distribution';
const label = msg`Distribution`;

/** The contributions of distribution to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'distribution', label, to: '/distribution', icon: Send, group: 'grow', capability }],
  cards: [
    {
      id: 'distribution',
      label,
      place: 'aside',
      capability,
      height: 190,
      Component: lazy(async () => ({
        default: (await import('./homepage/DistributionCard.tsx')).DistributionCard,
      })),
      query: ({ api }) => distributionQuery(api),
    },
  ],
  channelParts: [
    {
      id: 'distribution',
      label,
      place: 'aside',
      capability,
      isFor: isConnectedYouTube,
      height: 167,
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelDistributionCard.tsx')).ChannelDistributionCard,
      })),
    },
  ],
  deadlines: [{ id: 'distribution', label, query: launchDeadlines }],
  search: [{ id: 'distribution', label, icon: Send, capability, query: searchPlatforms }],
  modals: {
    distribution: () => import('./agreeing/DistributionModal.tsx').then((module) => module.DistributionModal),
  },
};
