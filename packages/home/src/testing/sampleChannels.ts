import type { Channel, Statistics } from '@my-air/api-client/contract';
import { buildChannel } from '@my-air/feature-kit/stories';

import { sampleDays } from './sampleStatistics.ts';

/** The change of the views of each channel in percent: some rise, some fall, one hardly changes. */
const changes = [64, 41, 22, 12, 9, 4, 0, -6, -11, -18, -27, -33, -52];

/** Channels whose views changed in 28 days, and a new one. */
export const manyChannels: readonly Channel[] = [...changes, undefined].map((change, place) =>
  buildChannel({
    platform_guid: `UC${place}`,
    title: change === undefined ? 'Just Joined' : `Channel ${change > 0 ? 'rising' : 'of'} ${place + 1}`,
    subscriber_count: 1000 * (place + 1),
    ...(change === -52 && { last_published_at: '2026-10-20T10:00:00Z' }),
    ...(change === -33 && { is_access_revoked: true }),
    ...(change === -27 && { issues: ['strike'], issue_descriptions: ['A copyright strike'] }),
  }),
);

/** Their days. */
export const manyStatistics: Statistics = {
  channels: manyChannels.map(({ platform_guid }, place) => {
    const change = changes[place];
    return {
      platform_guid,
      days:
        change === undefined
          ? sampleDays.slice(-6)
          : sampleDays.map((day, at) => ({
              ...day,
              views: at < 28 ? 1000 : 1000 + 10 * change,
            })),
    };
  }),
  next_payout: { amount_usd: 1240.5, date: '2026-12-15' },
  last_payout: { amount_usd: 1102, date: '2026-11-15' },
};
