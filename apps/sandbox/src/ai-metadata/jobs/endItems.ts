import { eq, sql, type SQL } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { type AiJobRow, aiJobs } from '../../database/schema.ts';
import { cancelParts } from './expandPart.ts';
import { moveCounters } from './moveCounters.ts';
import { pendingPairs } from './pickedVideos.ts';
import { showVideoStatus } from './jobs.ts';

/** How many items one transaction cancels or approves: some tens of milliseconds on the embedded database. */
export const itemsAtOnce = 1_000;

/**
 * Cancels the next items of a locked job that are not over, in the caller's transaction, and returns what was reserved
 * for them.
 */
export async function cancelItems(
  db: Queries,
  job: AiJobRow,
  now: Date,
  { which = sql`true`, count = itemsAtOnce }: { which?: SQL; count?: number | undefined } = {},
): Promise<AiJobRow> {
  const ended = await rowsOf<{ videoId: number; status: string }>(
    db,
    sql`with open as (
        select id, status from ai_items
        where job_id = ${job.id}::int and status in ('queued', 'in_review', 'approved') and ${which}
        limit ${count}::int
      ) update ai_items i set status = 'cancelled' from open
        where i.id = open.id returning i.video_id as "videoId", open.status`,
  );
  const reviewed = ended.filter(({ status }) => status === 'in_review').length;
  const moves = {
    processing: reviewed - ended.length,
    inReview: -reviewed,
    cancelled: ended.length,
    reserved: -ended.length,
    returned: ended.length,
  };
  const moved = await moveCounters(db, job.id, moves, now);
  await showVideoStatus(db, job.id, now, [...new Set(ended.map(({ videoId }) => videoId))]);
  return moved;
}

/**
 * Begins to cancel a locked job; one that has ended stays as it is. Nothing of it is translated from here on.
 * Translations without items and the first items are cancelled immediately, and the worker goes on with
 * `cancelItems` until none is left.
 * @returns whether something is left for the worker
 */
export async function beginCancel(db: Queries, job: AiJobRow, now: Date, count?: number): Promise<boolean> {
  if (job.processing + job.inReview === 0 || job.status === 'cancelling') return false;
  const values = { status: 'cancelling', approvals: [], waitingReason: null, waitingUntil: null };
  await db.update(aiJobs).set(values).where(eq(aiJobs.id, job.id));
  const unexpanded = await cancelParts(db, job.id);
  const moves = {
    processing: -unexpanded,
    cancelled: unexpanded,
    reserved: -unexpanded,
    returned: unexpanded,
  };
  const moved = await moveCounters(db, job.id, moves, now);
  if (moved.status === 'cancelled') return false;
  return (await cancelItems(db, moved, now, { count })).status === 'cancelling';
}

/** The failed items of a job that can be done again: those whose translation has not been written since. */
export function retryable(job: AiJobRow): SQL {
  return sql`i.job_id = ${job.id}::int and i.status = 'failed'
    and (${job.updateExisting}::boolean or not exists (
      select from ai_localizations x where x.video_id = i.video_id and x.language = i.language))
    and not exists (select from ai_items o where o.video_id = i.video_id and o.language = i.language
      and o.status in ('queued', 'in_review', 'approved'))
    and (i.video_id, i.language) not in (${pendingPairs})`;
}
