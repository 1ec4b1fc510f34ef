import { and, eq, lte, sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { type AiJobRow, aiJobs } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';
import { idArray } from './pickedVideos.ts';

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

/** Writes on the videos of a job, or on some of them, how far the job has come with each. */
export async function showVideoStatus(
  db: Queries,
  jobId: number,
  now: Date,
  videoIds?: readonly number[],
): Promise<void> {
  const some = videoIds === undefined ? sql`true` : sql`i.video_id = any(${idArray(videoIds)})`;
  await db.execute(sql`
    update ai_videos v set
      translation_status = case when s.active then 'processing' when s.failed then 'failed'
        when s.completed then 'completed' when s.cancelled then 'cancelled' end,
      translation_languages = s.languages, failure_reason = s.reason,
      translation_updated_at = ${now.toISOString()}::timestamptz
    from (
      select i.video_id, bool_or(i.status in ('queued', 'in_review', 'approved')) as active,
        bool_or(i.status = 'failed') as failed, bool_or(i.status = 'completed') as completed,
        bool_or(i.status = 'cancelled') as cancelled, min(i.reason) as reason,
        array_agg(i.language order by i.language) as languages
      from ai_items i where i.job_id = ${jobId}::int and ${some} group by i.video_id
    ) s where v.id = s.video_id`);
}
