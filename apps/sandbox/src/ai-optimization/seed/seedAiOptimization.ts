import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { textsOf } from '../../ai-metadata/videoTexts.ts';
import { readData } from '../../content/readData.ts';
import { insertRows, type Queries } from '../../database/Database.ts';
import {
  aiChannels,
  type AiVideoRow,
  aiVideos,
  channels,
  optimizationSuggestions,
} from '../../database/schema.ts';
import type { Persona, Timeline } from '../../personas/Persona.ts';
import { prompts } from '../prompts.ts';
import { localWriter } from '../writer/localWriter.ts';
import type { WritingTask } from '../writer/SuggestionWriter.ts';

/** The optimization fields of a video, and the prompts of its suggestions; empty where none were written. */
interface VideoSeed extends Pick<
  AiVideoRow,
  'tags' | 'thumbnailText' | 'changesAt' | 'changedTexts' | 'suggestionsWrittenAt'
> {
  readonly promptIds: readonly string[];
  readonly decided: 'dismissed' | undefined;
}

/** How many of the latest published videos have no suggestions yet. */
const unwritten = 2;
/** The place of the video that its creator changes a day after the seeding, and of one that was dismissed. */
const changed = 5;
const dismissed = 7;

/** The tags and the words on the thumbnail of videos, and what creators add to a title, by language. */
const Words = v.strictObject({ tags: v.string(), thumbnail: v.string(), edited: v.string() });
const words = readData('ai-optimization/lackingTexts.json', v.record(v.string(), Words));

/** How many of the latest published videos get tags, words on the thumbnail and suggestions. */
const latest = 8;

/** Writes what a persona's latest videos lack, and the suggestions that wait or were decided. */
export async function seedAiOptimization(
  db: Queries,
  { channels: seeds }: NonNullable<Persona['aiOptimization']>,
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
  const task: WritingTask = {
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

/** The seed of a video by its place: 0 is the latest published one, below it are future ones. */
function videoSeed(
  { title }: Pick<AiVideoRow, 'title'>,
  place: number,
  language: string,
  timeline: Timeline,
): VideoSeed {
  const { tags, thumbnail, edited } = words[language] ?? words.en!;
  const isWritten = place >= unwritten;
  return {
    tags: place % 3 === 0 ? '' : tags,
    thumbnailText: place % 2 === 0 ? thumbnail : '',
    changesAt: place === changed ? timeline.at(1) : null,
    changedTexts: place === changed ? { title: `${title}${edited}` } : null,
    suggestionsWrittenAt: isWritten ? timeline.at(-1) : null,
    promptIds: isWritten ? [place, place + 2].map((index) => prompts[index % prompts.length]!.id) : [],
    decided: place === dismissed ? 'dismissed' : undefined,
  };
}
