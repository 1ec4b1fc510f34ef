import type { BoostVideo } from '@my-air/ads-boost/contract';
import { desc } from 'drizzle-orm';

import { selectVideos, type VideosWanted } from '../ai-optimization/optimizedVideos.ts';
import type { Queries } from '../database/Database.ts';
import { aiVideos } from '../database/schema.ts';

/** How many of a channel's latest videos are listed. */
const latest = 24;

/** The latest videos of a channel, the newest first: the same ones, with the same titles, as everywhere else. */
export async function boostVideos(db: Queries, wanted: Required<VideosWanted>): Promise<BoostVideo[]> {
  const rows = await selectVideos(db, wanted)
    .orderBy(desc(aiVideos.publishedAt), desc(aiVideos.id))
    .limit(latest);
  return rows.map(({ video: { platformGuid, title, durationSeconds, placedBreaks } }) => ({
    id: platformGuid,
    title,
    duration_seconds: durationSeconds,
    manual_slots: placedBreaks.map(({ at }) => at),
    slot_quality: [...placedBreaks],
  }));
}
