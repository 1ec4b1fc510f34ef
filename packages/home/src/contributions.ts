import { msg } from '@lingui/core/macro';
import type { Statistics } from '@my-air/api-client/contract';
import type { FeatureContributions } from '@my-air/feature-kit';
import { channelsQuery, isConnectedYouTube, statisticsQuery } from '@my-air/feature-kit/data';
import { lazy } from 'react';

import { PersonCard } from './person/PersonCard.tsx';
import { waitingForChannel } from './person/waitingForChannel.ts';
import { payoutDeadlines } from './statistics/payoutDeadlines.ts';
import { StatisticsCard } from './statistics/StatisticsCard.tsx';
import { waitingCountQuery } from './waiting/waitingCountQuery.ts';
import { waitingCountBackground } from './waiting/watchWaitingCount.ts';
import { welcomeOnce } from './welcome/welcomeOnce.ts';

/** The contributions of home to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [
    {
      id: 'home',
      label: msg`Home`,
      to: '/home',
      icon: 'house',
      group: 'main',
      isPrimary: true,
      badge: () => waitingCountQuery,
    },
  ],
  cards: [
    {
      id: 'statistics',
      label: msg`Last 28 days`,
      place: 'main',
      height: 420,
      shape: 'figures',
      Component: StatisticsCard,
      query: ({ api }) => statisticsQuery(api),
      isEmpty: ({ api }) => ({
        ...statisticsQuery(api),
        select: (statistics: Statistics | null) => !statistics || statistics.channels.length === 0,
      }),
    },
    {
      id: 'pulse',
      label: msg`Pulse of your ecosystem`,
      place: 'main',
      capability: 'ecosystem_pulse_widget',
      height: 134,
      shape: 'figures',
      Component: lazy(async () => ({ default: (await import('./capabilities/PulseCard.tsx')).PulseCard })),
      query: ({ api }) => channelsQuery(api),
    },
    {
      id: 'person',
      label: msg`Your account`,
      place: 'aside',
      height: 240,
      shape: 'rows',
      Component: PersonCard,
    },
    {
      id: 'deadlines',
      label: msg`Dates`,
      place: 'aside',
      height: 230,
      Component: lazy(async () => ({
        default: (await import('./deadlines/DeadlinesCard.tsx')).DeadlinesCard,
      })),
    },
    {
      id: 'tools',
      label: msg`Enabled for you`,
      place: 'aside',
      height: 0,
      Component: lazy(async () => ({ default: (await import('./capabilities/ToolsCard.tsx')).ToolsCard })),
    },
  ],
  channelParts: [
    {
      id: 'statistics',
      label: msg`Last 28 days`,
      place: 'main',
      isFor: isConnectedYouTube,
      height: 540,
      shape: 'figures',
      Component: lazy(async () => ({
        default: (await import('./channel/ChannelStatistics.tsx')).ChannelStatistics,
      })),
    },
    {
      id: 'money',
      label: msg`Money`,
      place: 'aside',
      isFor: isConnectedYouTube,
      height: 253,
      Component: lazy(async () => ({ default: (await import('./channel/ChannelMoney.tsx')).ChannelMoney })),
    },
  ],
  waiting: [{ id: 'first-channel', label: msg`Channels`, query: waitingForChannel }],
  deadlines: [{ id: 'payout', label: msg`Next payout`, query: payoutDeadlines }],
  modals: {
    welcome: async () => (await import('./welcome/WelcomeModal.tsx')).WelcomeModal,
  },
  greeting: welcomeOnce,
  background: waitingCountBackground,
};
