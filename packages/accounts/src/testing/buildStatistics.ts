import type { Channel, Statistics } from '@my-air/api-client/contract';

/** Eight weeks of channels, each of which grows in another way. */
export const buildStatistics = (
  channels: readonly Pick<Channel, 'platform' | 'platform_guid'>[],
): Statistics => ({
  channels: channels.map(({ platform, platform_guid }, place) => ({
    platform,
    platform_guid,
    days: Array.from({ length: 56 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 8, 30 + day)).toISOString().slice(0, 10),
      views: Math.round(4000 + day * 60 * ((place % 3) - 1) + 900 * Math.sin(day / 1.1)),
      subscribers: 12_000,
      revenue_usd: 7,
    })),
  })),
});
