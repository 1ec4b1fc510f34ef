import type { AiChannel } from '@my-air/ai-metadata/contract';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiJobs, aiVideos } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { ApiPlatform } from '../Platform.ts';
import type { FoundAiChannel } from './findAiChannel.ts';

const runningStatuses = ['queued', 'processing', 'waiting', 'review', 'undoing'];

/** A channel as the contract has it: the clock decides how far its synchronisation is. */
export async function presentAiChannel(
  sandbox: ApiPlatform,
  db: Queries,
  { ai, channel }: FoundAiChannel,
): Promise<AiChannel> {
  const now = sandbox.clock.now();
  const isOfChannel = eq(aiVideos.aiChannelId, ai.id);
  const [latest] = await db
    .select()
    .from(aiJobs)
    .where(eq(aiJobs.aiChannelId, ai.id))
    .orderBy(desc(aiJobs.id))
    .limit(1);
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
