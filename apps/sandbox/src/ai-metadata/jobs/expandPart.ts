import { sql } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import type { AiJobRow } from '../../database/schema.ts';
import { textArray } from './pickedVideos.ts';
import { showVideoStatus } from './jobs.ts';

/** Whether a job has translations without items. */
export async function hasParts(db: Queries, jobId: number): Promise<boolean> {
  const parts = await rowsOf<object>(
    db,
    sql`select part from ai_job_parts where job_id = ${jobId}::int and not is_cancelled limit 1`,
  );
  return parts.length > 0;
}

/** Turns the next part of a locked job into items, in the caller's transaction. */
export async function expandPart(
  db: Queries,
  { id, translateLanguages }: Pick<AiJobRow, 'id' | 'translateLanguages'>,
  now: Date,
): Promise<void> {
  const added = await rowsOf<{ videoId: number }>(
    db,
    sql`with taken as (
        delete from ai_job_parts where job_id = ${id}::int and not is_cancelled and part = (
          select min(part) from ai_job_parts where job_id = ${id}::int and not is_cancelled)
        returning language, video_ids
      ) insert into ai_items (job_id, video_id, language, status)
      select ${id}::int, video_id, language, 'queued' from taken cross join unnest(video_ids) as video_id
      order by video_id, array_position(${textArray(translateLanguages)}, language)
      returning video_id as "videoId"`,
  );
  await showVideoStatus(db, id, now, [...new Set(added.map(({ videoId }) => videoId))]);
}

/** Cancels the translations of a locked job that have no items. @returns how many there were */
export async function cancelParts(db: Queries, jobId: number): Promise<number> {
  const cancelled = await rowsOf<{ size: number }>(
    db,
    sql`update ai_job_parts set is_cancelled = true where job_id = ${jobId}::int and not is_cancelled
      returning cardinality(video_ids) as size`,
  );
  return cancelled.reduce((sum, { size }) => sum + size, 0);
}
