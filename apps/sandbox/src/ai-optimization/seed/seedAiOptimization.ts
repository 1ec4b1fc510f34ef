import { and, desc, eq } from 'drizzle-orm';

import { textsOf } from '../../ai-metadata/textsOf.ts';
import type { Queries } from '../../database/Database.ts';
import { insertRows } from '../../database/insertRows.ts';
import { aiChannels, aiVideos, channels, optimizationSuggestions } from '../../database/schema.ts';
import type { Timeline } from '../../personas/Timeline.ts';
import { prompts } from '../prompts.ts';
import { localWriter } from '../writer/localWriter.ts';
import { videoSeed } from './videoSeed.ts';

/** The data of a persona in AI optimization. */
export interface AiOptimizationSeed {
  /** The channels with their language. Their videos are those of AI metadata. */
  readonly channels: readonly { guid: string; language: string }[];
}

/** How many of the latest published videos get tags, words on the thumbnail and suggestions. */
const latest = 8;

/** Writes what a persona's latest videos lack, and the suggestions that wait or were decided. */
export async function seedAiOptimization(
  db: Queries,
  { channels: seeds }: AiOptimizationSeed,
  partnerId: number,
  timeline: Timeline,
): Promise<void> {
  for (const { guid, language } of seeds) {
    const isOfChannel = and(eq(channels.partnerId, partnerId), eq(channels.platformGuid, guid));
    const rows = await db
      .select({ video: aiVideos })
      .from(aiVideos)
      .innerJoin(aiChannels, eq(aiChannels.id, aiVideos.aiChannelId))
      .innerJoin(channels, eq(channels.id, aiChannels.channelId))
      .where(isOfChannel)
      .orderBy(desc(aiVideos.publishedAt), desc(aiVideos.id));
    const videos = rows.map(({ video }) => video);
    const [first] = videos;
    if (!first) continue;
    // The older ones have nothing to suggest.
    await db
      .update(aiVideos)
      .set({ suggestionsWrittenAt: timeline.at(-1) })
      .where(eq(aiVideos.aiChannelId, first.aiChannelId));
    const coming = videos.filter(({ publishedAt }) => publishedAt > timeline.at(0)).length;
    for (const [index, video] of videos.slice(0, coming + latest).entries()) {
      const { promptIds, decided, ...lacking } = videoSeed(video, index - coming, language, timeline);
      await db.update(aiVideos).set(lacking).where(eq(aiVideos.id, video.id));
      await seedSuggestions(db, { ...video, ...lacking }, promptIds, decided, timeline);
    }
  }
}

async function seedSuggestions(
  db: Queries,
  video: typeof aiVideos.$inferSelect,
  promptIds: readonly string[],
  decided: 'dismissed' | undefined,
  timeline: Timeline,
) {
  if (promptIds.length === 0) return;
  const task = {
    texts: textsOf(video),
    prompts: prompts.filter(({ id }) => promptIds.includes(id)),
    locale: 'en',
  };
  const written = await localWriter.write(task, new AbortController().signal, () => {});
  await insertRows(
    db,
    optimizationSuggestions,
    written.map(({ text, rules, ...rest }) => ({
      ...rest,
      videoId: video.id,
      suggested: text,
      rules: [...rules],
      status: decided ?? 'open',
      decidedAt: decided ? timeline.at(-0.5) : null,
      createdAt: timeline.at(-1),
    })),
  );
}
