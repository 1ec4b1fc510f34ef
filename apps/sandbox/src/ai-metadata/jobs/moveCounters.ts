import { undoDays } from '@my-air/ai-metadata/contract';
import { eq, sql } from 'drizzle-orm';

import { day } from '../../Clock.ts';
import type { Queries } from '../../database/Database.ts';
import { type AiJobRow, aiJobs } from '../../database/schema.ts';
import { addEntry } from './ledger.ts';

type Counter =
  | 'processing'
  | 'inReview'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'undone'
  | 'reserved'
  | 'spent'
  | 'returned';
export type Moves = Readonly<Partial<Record<Counter, number>>>;

/**
 * Adds to the counters of a locked job, writes what that means for the ledger, and ends the job when nothing is left.
 * @param status what the job becomes where something is left; absent leaves it
 */
export async function moveCounters(
  db: Queries,
  jobId: number,
  moves: Moves,
  now: Date,
  status?: string,
): Promise<AiJobRow> {
  const changes = Object.fromEntries(
    Object.entries(moves).map(([name, by]) => [name, sql`${aiJobs[name as Counter]} + ${by}::int`]),
  );
  const [moved] = await db
    .update(aiJobs)
    .set({ ...changes, ...(status !== undefined && { status }) })
    .where(eq(aiJobs.id, jobId))
    .returning();
  const job = moved!;
  const entry = { partnerId: job.partnerId, jobId, createdAt: now };
  await addEntry(db, { ...entry, kind: 'spent', amount: moves.spent ?? 0 });
  await addEntry(db, { ...entry, kind: 'returned', amount: moves.returned ?? 0 });
  await addEntry(db, { ...entry, kind: 'undone', amount: moves.undone ?? 0 });
  return endIfDone(db, job, now);
}

async function endIfDone(db: Queries, job: AiJobRow, now: Date): Promise<AiJobRow> {
  const next = nextStatus(job);
  if (next === job.status) return job;
  const [ended] = await db
    .update(aiJobs)
    .set({
      status: next,
      waitingReason: null,
      waitingUntil: null,
      ...((next === 'completed' || next === 'cancelled') && {
        finishedAt: now,
        undoUntil: new Date(now.getTime() + undoDays * day),
      }),
    })
    .where(eq(aiJobs.id, job.id))
    .returning();
  return ended!;
}

function nextStatus({ status, processing, inReview, completed, undone, approvals }: AiJobRow): string {
  if (status === 'undoing') return undone === completed ? 'undone' : status;
  if (status === 'undone') return status;
  const isDone = processing + inReview === 0;
  if (status === 'cancelling') return isDone ? 'cancelled' : status;
  if (isDone) return 'completed';
  return processing > 0 || approvals.length > 0 ? status : 'review';
}
