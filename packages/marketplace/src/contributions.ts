import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import Boxes from 'lucide-react/icons/boxes';
import { lazy } from 'react';

import { awaitedPart } from './awaited/awaitedServices.ts';
import { background } from './awaited/background.ts';
import { searchServices } from './palette/searchServices.ts';

const label = msg`Services`;

/** The contributions of the marketplace to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [{ id: 'services', label, to: '/services', icon: Boxes, group: 'main', isPrimary: true }],
  cards: [
    {
      id: 'services',
      label: msg`Services for you`,
      place: 'main',
      height: 360,
      Component: lazy(async () => ({
        default: (await import('./homepage/SuggestedServicesCard.tsx')).SuggestedServicesCard,
      })),
    },
  ],
  channelParts: [
    {
      id: 'services',
      label,
      place: 'aside',
      height: 200,
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelServicesCard.tsx')).ChannelServicesCard,
      })),
    },
  ],
  search: [{ id: 'services', label, isSearched: true, query: searchServices }],
  modals: {
    'marketplace-ai': () => import('./assistant/AssistantSheet.tsx').then((module) => module.AssistantSheet),
    'product-request': () =>
      import('./request/ProductRequestModal.tsx').then((module) => module.ProductRequestModal),
  },
  background,
  pendingChanges: awaitedPart,
};
