import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { pairsOf, type TranslationOrder } from './planTranslations.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Stores the selection of an order as lists of videos, which takes a small part of the time that items take.
 * @param partSize how many translations become items in one transaction
 * @returns how many translations and videos there are
 */
export async function keepParts(
  db: Queries,
  jobId: number,
  order: TranslationOrder,
  partSize: number,
): Promise<{ items: number; videos: number }> {
  const [kept] = await rowsOf<{ items: number; videos: number }>(
    db,
    sql`with pairs as materialized (
        select video_id, language, (row_number() over (order by video_id, place) - 1) / ${partSize}::int as part
        from (${pairsOf(order)}) all_pairs where skip is null
      ), added as (
        insert into ai_job_parts (job_id, part, language, video_ids)
        select ${jobId}::int, part, language, array_agg(video_id order by video_id) from pairs group by part, language
        returning cardinality(video_ids) as size
      ) select (select coalesce(sum(size), 0)::int from added) as items,
        (select count(distinct video_id)::int from pairs) as videos`,
  );
  return kept!;
}
