import { and, desc, eq, isNull, lte } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { optimizationVideos, type OptimizationVideoRow } from '../database/schema.ts';
import { videoNow } from './videoNow.ts';

/** How many of a channel's latest videos suggestions are written for. */
const latest = 12;

/** The latest videos of a channel that no suggestions were written for yet, the newest first. */
export async function unwrittenVideos(
  db: Queries,
  partnerId: number,
  guid: string,
  now: Date,
): Promise<OptimizationVideoRow[]> {
  const isUnwritten = and(
    eq(optimizationVideos.partnerId, partnerId),
    eq(optimizationVideos.channelGuid, guid),
    lte(optimizationVideos.publishedAt, now),
    isNull(optimizationVideos.writtenAt),
  );
  const rows = await db
    .select()
    .from(optimizationVideos)
    .where(isUnwritten)
    .orderBy(desc(optimizationVideos.publishedAt), desc(optimizationVideos.id))
    .limit(latest);
  return rows.map((row) => videoNow(row, now));
}
