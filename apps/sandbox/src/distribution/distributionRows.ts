import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { channels, distributionPlatforms, distributionRequests } from '../database/schema.ts';

/** The platforms of a partner, in the order in which they were offered. */
export function platformsOf(db: Queries, partnerId: number) {
  return db
    .select()
    .from(distributionPlatforms)
    .where(eq(distributionPlatforms.partnerId, partnerId))
    .orderBy(asc(distributionPlatforms.id));
}

/** The requests of a partner, for all platforms. */
export async function requestsOf(db: Queries, partnerId: number) {
  const rows = await db
    .select({ request: distributionRequests })
    .from(distributionRequests)
    .innerJoin(distributionPlatforms, eq(distributionPlatforms.id, distributionRequests.platformId))
    .where(eq(distributionPlatforms.partnerId, partnerId))
    .orderBy(asc(distributionRequests.id));
  return rows.map(({ request }) => request);
}

/** The channels of a partner on YouTube, by whose ids requests are kept. */
export function channelsOf(db: Queries, partnerId: number) {
  return db
    .select({
      platformGuid: channels.platformGuid,
      title: channels.title,
      thumbnailImage: channels.thumbnailImage,
    })
    .from(channels)
    .where(
      and(eq(channels.partnerId, partnerId), eq(channels.platform, 'youtube'), isNull(channels.deletedAt)),
    )
    .orderBy(asc(channels.id));
}

export type ChannelNames = Awaited<ReturnType<typeof channelsOf>>;
