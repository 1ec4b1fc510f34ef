import { sql } from 'drizzle-orm';

import { rowsOf, type Transaction } from '../../database/Database.ts';
import type { AiJobRow } from '../../database/schema.ts';
import { publishItems } from './approveItems.ts';
import { moveCounters } from './moveCounters.ts';
import type { Outcome } from './outcomesOf.ts';
import { showVideoStatus } from './jobs.ts';

/**
 * Writes the outcome of a batch, all of it in the caller's transaction with the locked job: results,
 * failures, charges and counters. An item that is no longer queued keeps what it has.
 */
export async function keepOutcomes(
  db: Transaction,
  job: AiJobRow,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<AiJobRow> {
  const kept = await rowsOf<{ id: number; status: string }>(
    db,
    sql`update ai_items i set status = r.status, reason = r.reason, attempts = i.attempts + 1,
        result_title = r.title, result_description = r.description,
        review_round = ${job.reviewRound}::int, translated_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(outcomes.map((one) => rowFor(one, job.isReview)))}::jsonb)
        as r(id int, status text, reason text, title text, description text)
      where i.id = r.id and i.job_id = ${job.id}::int and i.status = 'queued' returning i.id, i.status`,
  );
  const idsWith = (status: string) => kept.flatMap((item) => (item.status === status ? item.id : []));
  const published = await publishItems(db, idsWith('approved'), ['approved']);
  const inReview = idsWith('in_review').length;
  const failed = idsWith('failed').length;
  const cancelled = idsWith('cancelled').length;
  const used = published.length;
  const moved = await moveCounters(
    db,
    job.id,
    {
      processing: -kept.length,
      inReview,
      completed: used,
      failed,
      cancelled,
      reserved: -(used + failed + cancelled),
      spent: used,
      returned: failed + cancelled,
    },
    now,
  );
  await showVideoStatus(db, job.id, now, [...new Set(outcomes.map(({ videoId }) => videoId))]);
  return moved;
}

/** The row of an outcome: a result is approved immediately, or waits in review. */
function rowFor({ id, status, reason, title, description }: Outcome, isReview: boolean) {
  const next = status === 'translated' ? (isReview ? 'in_review' : 'approved') : status;
  return { id, status: next, reason, title, description };
}
