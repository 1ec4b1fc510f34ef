import { eq, sql, type SQL } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { type AiJobRow, aiJobs, type Approval } from '../../database/schema.ts';
import { itemsAtOnce } from './endItems.ts';
import { moveCounters } from './moveCounters.ts';
import { idArray } from './pickedVideos.ts';

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

/**
 * Writes results to the platform, remembers what they replace, and completes their items.
 * @returns the items that were published; those that another worker has completed are not among them
 */
export async function publishItems(
  db: Queries,
  ids: readonly number[],
  from: readonly ('queued' | 'in_review' | 'approved')[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const allowed = sql.join(
    from.map((status) => sql`${status}`),
    sql`, `,
  );
  const published = await rowsOf<{ id: number }>(
    db,
    sql`update ai_items i set status = 'completed', reason = null, before_title = b.title,
        before_description = b.description, before_is_manual = b.is_manual, before_item_id = b.item_id
      from (
        select c.id, x.title, x.description, x.is_manual, x.item_id from ai_items c
        left join ai_localizations x on x.video_id = c.video_id and x.language = c.language
        where c.id = any(${idArray(ids)})
      ) b where i.id = b.id and i.status in (${allowed}) returning i.id`,
  );
  const done = published.map(({ id }) => id);
  await db.execute(sql`
    insert into ai_localizations (video_id, language, title, description, is_manual, item_id)
    select video_id, language, result_title, result_description, false, id from ai_items
    where id = any(${idArray(done)})
    on conflict (video_id, language) do update set title = excluded.title, description = excluded.description,
      is_manual = false, item_id = excluded.item_id`);
  return done;
}
