import { eq, sql, type SQL } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiJobs, type AiJobRow } from '../../database/schema.ts';
import { cancelParts } from './expandPart.ts';
import { moveCounters } from './moveCounters.ts';
import { pendingPairs } from './pendingPairs.ts';
import { rowsOf } from './rowsOf.ts';
import { showVideoStatus } from './showVideoStatus.ts';

/** Cancels the items of a locked job that are not over, or some of them, and returns what was reserved for them. */
export async function cancelItems(
  db: Queries,
  job: AiJobRow,
  now: Date,
  which: SQL = sql`true`,
): Promise<AiJobRow> {
  const [count] = await rowsOf<{ waiting: number; reviewed: number }>(
    db,
    sql`with open as (
        select id, status from ai_items
        where job_id = ${job.id}::int and status in ('queued', 'in_review', 'approved') and ${which}
      ), ended as (
        update ai_items i set status = 'cancelled' from open where i.id = open.id returning open.status
      ) select count(*) filter (where status <> 'in_review')::int as waiting,
        count(*) filter (where status = 'in_review')::int as reviewed from ended`,
  );
  const { waiting, reviewed } = count!;
  const ended = waiting + reviewed;
  if (ended === 0) return job;
  const moves = {
    processing: -waiting,
    inReview: -reviewed,
    cancelled: ended,
    reserved: -ended,
    returned: ended,
  };
  const moved = await moveCounters(db, job.id, moves, now);
  await showVideoStatus(db, job.id, now);
  return moved;
}

/** Cancels a locked job; one that has ended stays as it is. */
export async function cancelWhole(db: Queries, job: AiJobRow, now: Date): Promise<void> {
  if (job.processing + job.inReview === 0) return;
  const unexpanded = await cancelParts(db, job.id);
  if (unexpanded > 0) {
    const moves = {
      processing: -unexpanded,
      cancelled: unexpanded,
      reserved: -unexpanded,
      returned: unexpanded,
    };
    await moveCounters(db, job.id, moves, now);
  }
  await cancelItems(db, job, now);
  await db.update(aiJobs).set({ status: 'cancelled' }).where(eq(aiJobs.id, job.id));
}

/** The failed items of a job that can be done again: those whose translation nobody has written since. */
export function retryable(job: AiJobRow): SQL {
  return sql`i.job_id = ${job.id}::int and i.status = 'failed'
    and (${job.updateExisting}::boolean or not exists (
      select from ai_localizations x where x.video_id = i.video_id and x.language = i.language))
    and not exists (select from ai_items o where o.video_id = i.video_id and o.language = i.language
      and o.status in ('queued', 'in_review', 'approved'))
    and (i.video_id, i.language) not in (${pendingPairs})`;
}
