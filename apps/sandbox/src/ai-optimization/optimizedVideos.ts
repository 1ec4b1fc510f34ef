import { and, desc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import {
  aiChannels,
  type AiVideoRow,
  aiVideos,
  channels,
  type OptimizationSuggestionRow,
  optimizationSuggestions,
} from '../database/schema.ts';

/** How many of a channel's latest videos suggestions are written for. */
const latest = 12;

/** A suggestion with its video and the channel of that. */
export interface FoundSuggestion {
  readonly suggestion: OptimizationSuggestionRow;
  readonly video: AiVideoRow;
  readonly channelGuid: string;
}

/** The condition for a partner's visible videos: published by now and not deleted. */
export interface VideosWanted {
  readonly partnerId: number;
  /** Without it those of all channels. */
  readonly guid?: string;
  readonly now: Date;
}

/** The videos that are wanted. They are the same that AI metadata translates. */
export const selectVideos = (db: Queries, wanted: VideosWanted) =>
  db
    .select({ video: aiVideos })
    .from(aiVideos)
    .innerJoin(aiChannels, eq(aiChannels.id, aiVideos.aiChannelId))
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(isWanted(wanted));

/** The suggestions for the videos that are wanted. */
export const selectSuggestions = (db: Queries, wanted: VideosWanted, condition?: SQL) =>
  db
    .select({ suggestion: optimizationSuggestions, video: aiVideos, channelGuid: channels.platformGuid })
    .from(optimizationSuggestions)
    .innerJoin(aiVideos, eq(aiVideos.id, optimizationSuggestions.videoId))
    .innerJoin(aiChannels, eq(aiChannels.id, aiVideos.aiChannelId))
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(and(isWanted(wanted), condition));

const isWanted = ({ partnerId, guid, now }: VideosWanted) =>
  and(
    eq(channels.partnerId, partnerId),
    isNull(channels.deletedAt),
    guid === undefined ? undefined : eq(channels.platformGuid, guid),
    lte(aiVideos.publishedAt, now),
    or(isNull(aiVideos.deletedAt), gt(aiVideos.deletedAt, now)),
  );

/** Those of a channel's latest videos that no suggestions were written for yet, the newest first. */
export async function unwrittenVideos(
  db: Queries,
  partnerId: number,
  guid: string,
  now: Date,
): Promise<AiVideoRow[]> {
  const rows = await selectVideos(db, { partnerId, guid, now })
    .orderBy(desc(aiVideos.publishedAt), desc(aiVideos.id))
    .limit(latest);
  return rows.map(({ video }) => video).filter(({ suggestionsWrittenAt }) => suggestionsWrittenAt === null);
}
