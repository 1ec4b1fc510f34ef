import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiChannels, channels } from '../database/schema.ts';
import { notFound } from '../http/HttpError.ts';

/** A channel that AI metadata has access to, with what the portal knows of it. */
export type FoundAiChannel = Awaited<ReturnType<typeof findAiChannels>>[number];

/** All channels of AI metadata of a partner, the oldest first. */
export function findAiChannels(db: Queries, partnerId: number, { withDisconnected = false } = {}) {
  return db
    .select({ ai: aiChannels, channel: channels })
    .from(aiChannels)
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(
      and(
        eq(aiChannels.partnerId, partnerId),
        eq(channels.partnerId, partnerId),
        isNull(channels.deletedAt),
        withDisconnected ? undefined : isNull(aiChannels.disconnectedAt),
      ),
    )
    .orderBy(asc(aiChannels.id));
}

/** One of them by its `platform_guid`; 404 for any other. */
export async function findAiChannel(
  db: Queries,
  partnerId: number,
  guid: string,
  options: { withDisconnected?: boolean } = {},
): Promise<FoundAiChannel> {
  const all = await findAiChannels(db, partnerId, options);
  const found = all.find(({ channel }) => channel.platformGuid === guid);
  if (!found) throw notFound();
  return found;
}
