import { and, eq, lte } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { optimizationRuns } from '../../database/schema.ts';
import { HttpError } from '../../http/HttpError.ts';

/** How long one call may write, in milliseconds. */
export const longestRun = 120_000;

/** Takes the right to write for a channel; its token gives it back. 409 while another call has it. */
export async function claimRun(
  db: Queries,
  partnerId: number,
  channelGuid: string,
  now: Date,
): Promise<string> {
  const run = { heldUntil: new Date(now.getTime() + longestRun), token: crypto.randomUUID() };
  const taken = await db
    .insert(optimizationRuns)
    .values({ partnerId, channelGuid, ...run })
    .onConflictDoUpdate({
      target: [optimizationRuns.partnerId, optimizationRuns.channelGuid],
      set: run,
      setWhere: lte(optimizationRuns.heldUntil, now),
    })
    .returning({ token: optimizationRuns.token });
  if (taken.length > 0) return run.token;
  throw new HttpError(409, 'Suggestions for this channel are being written.', { code: 'already_writing' });
}

/** Gives the right back, unless its time was over and another call has it. */
export async function releaseRun(db: Queries, token: string): Promise<void> {
  await db.delete(optimizationRuns).where(and(eq(optimizationRuns.token, token)));
}
