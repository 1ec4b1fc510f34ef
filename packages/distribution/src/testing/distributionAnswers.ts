import { answer } from '@my-air/feature-kit/stories';

import {
  distributionStates,
  getDistribution,
  getVideoSupportChat,
  listActiveRequests,
  type DistributionPlatform,
} from '../contract.ts';

/** A platform; tests name what matters to them. */
export function buildPlatform(platform: Partial<DistributionPlatform> = {}): DistributionPlatform {
  return {
    id: 1,
    platform: 'Facebook Watch',
    description: 'Full videos and shorts.',
    state: 'distributing',
    total_amount_usd: 120.5,
    channels: [{ platform_guid: 'UC1', title: 'Ann Cooks' }],
    agreement_id: 'youtube_partner_service_contract',
    agreement_signing_method: 'cabinet',
    ...platform,
  };
}

/** A platform in each state, and one in a state of the future. */
export const everyState: readonly DistributionPlatform[] = [...distributionStates, 'paused_by_platform'].map(
  (state, index) => buildPlatform({ id: index + 1, platform: `Platform ${index + 1}`, state }),
);

/** The answers of a server with these platforms. */
export function distributionAnswers(platforms: readonly DistributionPlatform[] = everyState) {
  return {
    ...answer(getDistribution, { platforms: [...platforms], total_amount_usd: 843.5 }),
    ...answer(getVideoSupportChat, { chat: { id: 7 } }),
    ...answer(listActiveRequests, {
      channels: [
        {
          platform_guid: 'UC1',
          title: 'Ann Cooks',
          distribution_platforms: [
            {
              id: 1,
              platform: 'Snapchat',
              state: 'review',
              agreed_at: '2026-11-18T10:00:00Z',
              review_at: '2026-11-19T10:00:00Z',
              expected_at: '2026-11-25T10:00:00Z',
            },
            { id: 2, platform: 'Roku', state: 'distributing', live_at: '2026-10-01T10:00:00Z' },
          ],
        },
        { platform_guid: 'UC2', title: 'Slow Timber', distribution_platforms: [] },
      ],
    }),
  };
}
