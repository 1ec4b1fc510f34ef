import type { Job } from '@my-air/ai-metadata/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiChannels, aiItems, type AiJobRow, aiJobs, channels } from '../../database/schema.ts';
import { absoluteUrl } from '../../http/absoluteUrl.ts';
import type { ApiPlatform } from '../../Platform.ts';
import { isGoingBack } from './jobs.ts';

const ended = new Set(['completed', 'cancelled', 'undone']);

/** Jobs as the contract has them. */
export async function presentJobs(
  sandbox: ApiPlatform,
  db: Queries,
  jobs: readonly AiJobRow[],
): Promise<Job[]> {
  const ids = [...new Set(jobs.map(({ aiChannelId }) => aiChannelId))];
  const rows = await db
    .select({
      id: aiChannels.id,
      guid: channels.platformGuid,
      title: channels.title,
      image: channels.thumbnailImage,
      partnerId: aiChannels.partnerId,
      disconnectedAt: aiChannels.disconnectedAt,
    })
    .from(aiChannels)
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(inArray(aiChannels.id, ids));
  const publishing = await publishingJobs(db, jobs);
  return jobs.map((job) => {
    const channel = rows.find(({ id }) => id === job.aiChannelId);
    const isConnected = channel?.partnerId === job.partnerId && channel.disconnectedAt === null;
    return {
      ...presentState(job, isConnected, sandbox.clock.now()),
      ...(publishing.has(job.id) && { status: 'publishing' }),
      channel: {
        platform_guid: channel?.guid ?? '',
        title: channel?.title ?? '',
        thumbnail_image: absoluteUrl(sandbox, channel?.image ?? null),
      },
    };
  });
}

/** One job as the contract has it, read again after it was changed. */
export async function presentJob(sandbox: ApiPlatform, db: Queries, id: number): Promise<Job> {
  const rows = await db.select().from(aiJobs).where(eq(aiJobs.id, id)).orderBy(desc(aiJobs.id));
  const [job] = await presentJobs(sandbox, db, rows);
  return job!;
}

/** The jobs whose approved results are being written to the platform: they translate nothing more. */
async function publishingJobs(db: Queries, jobs: readonly AiJobRow[]): Promise<ReadonlySet<number>> {
  const working = jobs.filter(({ isReview, status }) => isReview && status === 'processing');
  const ids = working.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const approved = await db
    .selectDistinct({ id: aiItems.jobId })
    .from(aiItems)
    .where(and(inArray(aiItems.jobId, ids), eq(aiItems.status, 'approved')));
  const withApproved = new Set(approved.map(({ id }) => id));
  return new Set(
    working.filter(({ id, approvals }) => approvals.length > 0 || withApproved.has(id)).map(({ id }) => id),
  );
}

function presentState(job: AiJobRow, isConnected: boolean, now: Date) {
  const hasEnded = ended.has(job.status);
  const isUndoable = isConnected && hasEnded && job.status !== 'undone' && job.completed > job.undone;
  return {
    id: job.id,
    status: job.status,
    waiting_reason: job.waitingReason,
    is_automatic: job.isAutomatic,
    is_review: job.isReview,
    original_language: job.originalLanguage,
    translate_languages: job.translateLanguages,
    update_existing_localizations: job.updateExisting,
    videos: job.videos,
    total: job.total,
    processing: job.processing,
    in_review: job.inReview,
    completed: job.completed,
    failed: job.failed,
    cancelled: job.cancelled,
    undone: job.undone,
    reserved: job.reserved,
    spent: job.spent,
    returned: job.returned,
    can_cancel: !hasEnded && !isGoingBack(job),
    can_retry: isConnected && job.failed > 0 && (job.status === 'completed' || job.status === 'cancelled'),
    can_undo: isUndoable && job.undoUntil !== null && job.undoUntil > now,
    undo_until: job.undoUntil?.toISOString() ?? null,
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
  };
}
