import { insertRows } from '../../database/insertRows.ts';
import type { Queries } from '../../database/Database.ts';
import {
  optimizationSuggestions,
  optimizationVideos,
  type OptimizationVideoRow,
} from '../../database/schema.ts';
import type { Timeline } from '../../personas/Timeline.ts';
import { prompts } from '../prompts.ts';
import { localWriter } from '../writer/localWriter.ts';
import { videoSeeds, type VideoSeed } from './videoSeeds.ts';

/** What a persona has in AI optimization. */
export interface AiOptimizationSeed {
  /** The channels with their language and how many videos they have. */
  readonly channels: readonly { guid: string; language: string; videos: number }[];
}

/** Writes the latest videos of a persona's channels, and the suggestions that wait or were decided. */
export async function seedAiOptimization(
  db: Queries,
  { channels }: AiOptimizationSeed,
  partnerId: number,
  timeline: Timeline,
): Promise<void> {
  for (const channel of channels) {
    const seeds = videoSeeds(channel, timeline);
    const rows = seeds.map(({ promptIds, decided: _decided, ...video }) => ({
      ...video,
      partnerId,
      channelGuid: channel.guid,
      writtenAt: promptIds.length > 0 ? timeline.at(-1) : null,
    }));
    const videos = await db.insert(optimizationVideos).values(rows).returning();
    for (const [place, seed] of seeds.entries()) await seedSuggestions(db, seed, videos[place]!, timeline);
  }
}

async function seedSuggestions(
  db: Queries,
  { promptIds, decided }: VideoSeed,
  video: OptimizationVideoRow,
  timeline: Timeline,
) {
  if (promptIds.length === 0) return;
  const task = {
    texts: video.texts,
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
