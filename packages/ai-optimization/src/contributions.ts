import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { isConnectedYouTube } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';
import TrendingUp from 'lucide-react/icons/trending-up';
import { lazy } from 'react';

import { listOptimizationChannels } from './contract/channels.ts';
import { channelsQuery, withOpenSuggestions } from './channels/channels.api.ts';
import { waitingSuggestions } from './homepage/waitingSuggestions.ts';
import { searchOptimization } from './palette/searchOptimization.ts';

const capability = 'ai_metadata_optimization';
const label = msg`AI optimization`;

/** The contributions of AI optimization to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  assumes: listOptimizationChannels.key,
  navigation: [
    {
      id: 'ai-optimization',
      label,
      to: '/ai-optimization',
      icon: TrendingUp,
      group: 'ai',
      capability,
      badge: ({ api }) =>
        queryOptions({
          ...channelsQuery(api),
          select: (channels) =>
            withOpenSuggestions(channels).reduce((sum, { open_count }) => sum + open_count, 0),
        }),
    },
  ],
  channelParts: [
    {
      id: 'ai-optimization',
      label,
      place: 'aside',
      capability,
      isFor: isConnectedYouTube,
      height: 100,
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelSuggestionsCard.tsx')).ChannelSuggestionsCard,
      })),
    },
  ],
  waiting: [{ id: 'suggestions', label, query: waitingSuggestions }],
  search: [{ id: 'ai-optimization', label, icon: TrendingUp, capability, query: searchOptimization }],
  shortcuts: lazy(async () => ({
    default: (await import('./suggestions/SuggestionShortcuts.tsx')).SuggestionShortcuts,
  })),
  modals: {
    'choose-ai-prompts': () =>
      import('./prompts/ChoosePromptsModal.tsx').then((module) => module.ChoosePromptsModal),
  },
  pendingModals: {
    choose_ai_prompts: async ({ modals }) => (await modals.open('choose-ai-prompts', {})) === 'saved',
  },
};
