import { describeFields } from '@my-air/feature-kit/testing';
import { Suspense } from 'react';

import { DistributionModal } from './agreeing/DistributionModal.tsx';
import { getDistribution, getVideoSupportChat, listActiveRequests } from './contract.ts';
import { distributionFeature } from './feature.ts';
import { DistributionCard } from './homepage/DistributionCard.tsx';
import { buildPlatform, distributionAnswers } from './testing/distributionAnswers.ts';

const answers = distributionAnswers();
const [waiting, live] = [
  buildPlatform({ id: 1, platform: 'Roku', state: 'not_agreed', reason: null, chat_id: 4, unread_count: 2 }),
  buildPlatform({ id: 2, platform: 'Snapchat', product_id: 12 }),
];
const platforms = { platforms: [waiting, live], total_amount_usd: 843.5 };
const channel = {
  platform_guid: 'UC1',
  title: 'Ann Cooks',
  thumbnail_image: null,
  distribution_platforms: [
    {
      id: 1,
      platform: 'Roku',
      state: 'review',
      agreed_at: '2026-11-18T10:00:00Z',
      review_at: '2026-11-19T10:00:00Z',
      delivering_at: null,
      live_at: null,
      expected_at: '2026-11-25T10:00:00Z',
    },
    { id: 2, platform: 'Snapchat', state: 'distributing', live_at: '2026-10-01T10:00:00Z' },
  ],
};

describeFields(distributionFeature, {
  'the platforms': {
    screen: '/distribution',
    answers,
    call: getDistribution,
    good: platforms,
    spoken: ['platforms.0.platform', 'platforms.0.reason', 'platforms.0.description'],
  },
  'a platform that was rejected': {
    screen: '/distribution',
    answers,
    call: getDistribution,
    good: {
      ...platforms,
      platforms: [buildPlatform({ id: 3, state: 'rejected', reason: 'Too few videos.' }), live],
    },
    keeps: ['Snapchat'],
    spoken: ['platforms.0.platform', 'platforms.0.reason', 'platforms.0.description'],
  },
  'the requests': {
    screen: '/distribution?view=requests',
    answers,
    call: listActiveRequests,
    good: { channels: [channel, { ...channel, platform_guid: 'UC2', title: 'Slow Timber' }] },
    spoken: ['channels.0.distribution_platforms.0.platform'],
  },
  'the chat about distribution': {
    screen: '/distribution',
    answers,
    call: getVideoSupportChat,
    good: { chat: { id: 7, unread_count: 2 } },
  },
  'the agreement of a platform': {
    screen: (
      <Suspense>
        <p>Beside it</p>
        <DistributionModal props={{ platformId: 1 }} close={() => {}} />
      </Suspense>
    ),
    answers,
    call: getDistribution,
    good: platforms,
    spoken: ['platforms.0.platform', 'platforms.0.reason', 'platforms.0.description'],
  },
  'distribution on home': {
    screen: (
      <Suspense>
        <DistributionCard />
      </Suspense>
    ),
    answers,
    call: getDistribution,
    good: platforms,
  },
});
