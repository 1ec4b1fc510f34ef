import { and, eq, lte } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { type AiJobRow, aiJobs } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';

/** Which waiting jobs continue: those that wait for a reason, of a channel, or until a time that has passed. */
interface Which {
  readonly reason?: string;
  readonly aiChannelId?: number;
  readonly until?: Date;
}

/** The states of a job in which there is something to do. */
export const activeStatuses = ['queued', 'processing', 'cancelling', 'undoing'] as const;

const backwards: ReadonlySet<string> = new Set(['cancelling', 'undoing']);

/** A job of the partner; 404 for any other. @param isLocked whether it is locked until the commit */
export async function findOwnJob(
  db: Queries,
  partnerId: number,
  id: string,
  isLocked = false,
): Promise<AiJobRow> {
  const query = db
    .select()
    .from(aiJobs)
    .where(and(eq(aiJobs.id, databaseId(id)), eq(aiJobs.partnerId, partnerId)));
  const [job] = await (isLocked ? query.for('update') : query);
  if (!job) throw notFound();
  return job;
}

/** Whether a job is being ended or taken back, so that nothing may be translated for it any more. */
export function isGoingBack({ status }: { readonly status: string }): boolean {
  return backwards.has(status);
}

/** Lets waiting jobs continue. @returns whether there were any */
export async function continueWaiting(db: Queries, { reason, aiChannelId, until }: Which): Promise<boolean> {
  const continued = await db
    .update(aiJobs)
    .set({ status: 'processing', waitingReason: null, waitingUntil: null })
    .where(
      and(
        eq(aiJobs.status, 'waiting'),
        reason === undefined ? undefined : eq(aiJobs.waitingReason, reason),
        aiChannelId === undefined ? undefined : eq(aiJobs.aiChannelId, aiChannelId),
        until === undefined ? undefined : lte(aiJobs.waitingUntil, until),
      ),
    )
    .returning({ id: aiJobs.id });
  return continued.length > 0;
}
