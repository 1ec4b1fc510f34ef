import type { Audit } from '@my-air/accounts/contract';

import type { ChannelRow } from '../database/schema.ts';

/** How many days an audit looks back. */
const span = 28;

/** The findings of a channel's audit: numbers that grow with the channel, the same in every answer. */
export function auditStats(
  { subscriberCount, platformGuid }: Pick<ChannelRow, 'subscriberCount' | 'platformGuid'>,
  completedAt: Date,
): NonNullable<Audit['stats']> {
  const audience = subscriberCount ?? 0;
  const character = Array.from(platformGuid).reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const shorts = 4 + (character % 17);
  const videos = 2 + (character % 7);
  const views = Math.round(audience * (1.4 + (character % 10) / 10));
  const search = 18 + (character % 20);
  const suggested = 30 + (character % 15);
  const from = new Date(completedAt.getTime() - span * 86_400_000);
  return {
    published_shorts: shorts,
    published_videos: videos,
    average_short_duration: 24 + (character % 30),
    average_video_duration: 410 + (character % 600),
    daily_publishing: Math.round((100 * (shorts + videos)) / span) / 100,
    views,
    monetized_playbacks: Math.round(views * 0.46),
    traffic_sources: [
      { name: 'YouTube search', percent: search },
      { name: 'Suggested videos', percent: suggested },
      { name: 'Browse features', percent: 100 - search - suggested - 9 },
      { name: 'External', percent: 9 },
    ],
    period: { from: from.toISOString().slice(0, 10), to: completedAt.toISOString().slice(0, 10) },
  };
}
