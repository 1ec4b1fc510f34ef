import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { isConnectedYouTube } from '@my-air/feature-kit/data';
import Rocket from 'lucide-react/icons/rocket';
import { lazy } from 'react';

import { listBoostChannels } from './contract.ts';
import { channelActs } from './config/channelActs.ts';
import { searchBoostChannels } from './overview/searchBoostChannels.ts';

const capability = 'boost';
const label = msg`Ads boost`;

/** The contributions of ads boost to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  assumes: listBoostChannels.key,
  navigation: [{ id: 'ads-boost', label, to: '/ads-boost', icon: Rocket, group: 'grow', capability }],
  cards: [
    {
      id: 'ads-boost',
      label,
      place: 'aside',
      capability,
      Component: lazy(async () => ({ default: (await import('./homepage/AdsBoostCard.tsx')).AdsBoostCard })),
    },
  ],
  channelParts: [
    {
      id: 'ads-boost',
      label,
      place: 'aside',
      capability,
      isFor: isConnectedYouTube,
      height: 142,
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelBoostCard.tsx')).ChannelBoostCard,
      })),
    },
  ],
  channelActs,
  search: [{ id: 'ads-boost', label, icon: Rocket, capability, query: searchBoostChannels }],
};
