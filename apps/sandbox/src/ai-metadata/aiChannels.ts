import type { AiChannel } from '@my-air/ai-metadata/contract';
import { and, asc, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';

import { isOwnChannel } from '../channels/findChannels.ts';
import type { Queries } from '../database/Database.ts';
import { aiChannels, aiJobs, aiVideos, channels } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { notFound } from '../http/HttpError.ts';
import type { ApiPlatform } from '../Platform.ts';

const runningStatuses = ['queued', 'processing', 'waiting', 'review', 'undoing'];

/** A channel that AI metadata has access to, with what the portal knows of it. */
export type FoundAiChannel = Awaited<ReturnType<typeof findAiChannels>>[number];

interface AiChannelsWanted {
  withDisconnected?: boolean;
  /** The id at YouTube of the only one that is wanted. */
  guid?: string | undefined;
}

/** All channels of AI metadata of a partner, the oldest first. */
export function findAiChannels(
  db: Queries,
  partnerId: number,
  { withDisconnected = false, guid }: AiChannelsWanted = {},
) {
  return db
    .select({ ai: aiChannels, channel: channels })
    .from(aiChannels)
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(
      and(
        eq(aiChannels.partnerId, partnerId),
        eq(channels.partnerId, partnerId),
        isNull(channels.deletedAt),
        guid === undefined
          ? undefined
          : isOwnChannel(partnerId, { platform: 'youtube', platform_guid: guid }),
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
  const [found] = await findAiChannels(db, partnerId, { ...options, guid });
  if (!found) throw notFound();
  return found;
}

/** A channel as the contract has it: the clock decides how far its synchronisation is. */
export async function presentAiChannel(
  sandbox: ApiPlatform,
  db: Queries,
  { ai, channel }: FoundAiChannel,
): Promise<AiChannel> {
  const now = sandbox.clock.now();
  const isOfChannel = eq(aiVideos.aiChannelId, ai.id);
  const latest = await db.query.aiJobs.findFirst({
    where: eq(aiJobs.aiChannelId, ai.id),
    orderBy: desc(aiJobs.id),
  });
  const running = await db.$count(
    aiJobs,
    and(eq(aiJobs.aiChannelId, ai.id), inArray(aiJobs.status, runningStatuses), ne(aiJobs.status, 'review')),
  );
  const isSyncing = ai.syncedAt > now;
  return {
    platform: channel.platform,
    platform_guid: channel.platformGuid,
    title: channel.title,
    description: channel.description,
    thumbnail_image: absoluteUrl(sandbox, channel.thumbnailImage),
    subscriber_count: channel.subscriberCount,
    url: channel.url,
    statistic_url: `https://studio.youtube.com/channel/${channel.platformGuid}/analytics`,
    is_affecting_balance: true,
    is_access_revoked: ai.isAccessRevoked,
    is_being_translated: running > 0,
    is_synced_first_page: ai.firstPageAt <= now,
    is_background_syncing: isSyncing,
    batch_translation: latest
      ? {
          original_language: latest.originalLanguage,
          translate_languages: latest.translateLanguages,
          update_existing_localizations: latest.updateExisting,
        }
      : null,
    is_enabled_auto_localization: ai.settings.enabled_auto_localization,
    video_count: await db.$count(aiVideos, and(isOfChannel, lte(aiVideos.publishedAt, now))),
    synced_video_count: await db.$count(aiVideos, and(isOfChannel, lte(aiVideos.seenFrom, now))),
    synced_at: isSyncing ? null : ai.syncedAt.toISOString(),
    force_update_allowed_at:
      ai.forceUpdateAllowedAt !== null && ai.forceUpdateAllowedAt > now
        ? ai.forceUpdateAllowedAt.toISOString()
        : null,
  };
}
