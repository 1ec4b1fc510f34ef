import { and, eq, lte } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiJobs } from '../../database/schema.ts';

/** Which waiting jobs continue: those that wait for a reason, of a channel, or until a time that has passed. */
interface Which {
  readonly reason?: string;
  readonly aiChannelId?: number;
  readonly until?: Date;
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
