import { eq, sql, type SQL } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiJobs, type AiJobRow, type Approval } from '../../database/schema.ts';
import { itemsAtOnce } from './endItems.ts';
import { moveCounters } from './moveCounters.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Approves all waiting results of a locked job, or those of a language: the first immediately, and the worker
 * goes on with `approveItems`. Results that arrive later are not among them.
 */
export async function beginApproval(
  db: Queries,
  job: AiJobRow,
  language: string | null,
  now: Date,
  count?: number,
): Promise<void> {
  const approvals = [...job.approvals, { language, round: job.reviewRound }];
  const [begun] = await db
    .update(aiJobs)
    .set({ approvals, reviewRound: job.reviewRound + 1 })
    .where(eq(aiJobs.id, job.id))
    .returning();
  await approveItems(db, begun!, now, count);
}

/** Marks the next results of a locked job's approvals to be published, in the caller's transaction. */
export async function approveItems(
  db: Queries,
  job: AiJobRow,
  now: Date,
  count = itemsAtOnce,
): Promise<AiJobRow> {
  const [first, ...rest] = job.approvals;
  if (!first) return job;
  const marked = await rowsOf<object>(
    db,
    sql`update ai_items set status = 'approved' where id in (
        select i.id from ai_items i where i.job_id = ${job.id}::int and i.status = 'in_review' and ${isOf(first)}
        order by i.id limit ${count}::int
      ) returning id`,
  );
  if (marked.length < count) {
    await db.update(aiJobs).set({ approvals: rest }).where(eq(aiJobs.id, job.id));
  }
  const moves = { inReview: -marked.length, processing: marked.length };
  const isToPublish = job.status === 'review' && marked.length > 0;
  return moveCounters(db, job.id, moves, now, isToPublish ? 'processing' : undefined);
}

/** Whether an item `i` that is in review is still without an approval that will reach it. */
export function isUndecided({ approvals }: AiJobRow): SQL {
  return approvals.reduce((rest, approval) => sql`${rest} and not (${isOf(approval)})`, sql`true`);
}

function isOf({ language, round }: Approval): SQL {
  const isOfRound = sql`i.review_round <= ${round}::int`;
  return language === null ? isOfRound : sql`${isOfRound} and i.language = ${language}`;
}
