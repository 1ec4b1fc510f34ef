import { desc } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiVideos, type AiVideoRow } from '../database/schema.ts';
import { selectVideos } from './optimizedVideos.ts';

/** How many of a channel's latest videos suggestions are written for. */
const latest = 12;

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
