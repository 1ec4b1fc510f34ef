import { eq, sql } from 'drizzle-orm';

import { day } from '../../Clock.ts';
import { type Queries, rowsOf, type Transaction } from '../../database/Database.ts';
import { aiChannels, aiItems, type AiJobRow, aiJobs, aiTerms, partners } from '../../database/schema.ts';
import type { Transactions } from '../../database/Transactions.ts';
import type { TranslationSettings } from '../TranslationSettings.ts';
import { type Translator, TranslatorPaused } from '../Translator.ts';
import { approveItems, publishItems } from './approveItems.ts';
import { cancelItems } from './endItems.ts';
import { expandPart, hasParts } from './expandPart.ts';
import { activeStatuses, isGoingBack, showVideoStatus } from './jobs.ts';
import { keepOutcomes } from './keepOutcomes.ts';
import { moveCounters } from './moveCounters.ts';
import { nextItems, outcomesOf } from './outcomesOf.ts';
import { idArray } from './pickedVideos.ts';

export interface WorkTools {
  readonly transactions: Transactions;
  readonly translator: Translator;
  readonly now: () => Date;
  readonly settings: () => TranslationSettings;
  /** How many items one transaction cancels or approves. */
  readonly itemsAtOnce?: number;
}

/**
 * Does the next batch of a job. Everything it writes is one transaction, so that a process that is killed anywhere leaves
 * the batch either done or as it was. @returns whether there is more to do now
 */
export async function workStep(tools: WorkTools, jobId: number): Promise<boolean> {
  const { transactions, translator, now } = tools;
  const settings = tools.settings();
  const size = settings.batchSize ?? translator.batchSize;
  const job = await transactions.read((db) => findJob(db, jobId));
  if (!job || !isActive(job)) return false;
  if (isGoingBack(job)) return withJob(tools, jobId, (db, locked) => goBack(db, locked, size, tools));
  if (await transactions.read((db) => hasParts(db, jobId))) {
    return withJob(tools, jobId, async (db, locked) => {
      if (!isGoingBack(locked)) await expandPart(db, locked, now());
      return locked;
    });
  }
  if (job.approvals.length > 0) {
    return withJob(tools, jobId, (db, locked) =>
      isGoingBack(locked) ? Promise.resolve(locked) : approveItems(db, locked, now(), tools.itemsAtOnce),
    );
  }
  const approved = await withApproved(tools, job, size);
  if (approved !== undefined) return approved;

  if (leftBefore(settings.pauseAfter, job) <= 0) return false;
  if (leftBefore(settings.revokeAfter, job) <= 0) {
    const isOfJob = eq(aiChannels.id, job.aiChannelId);
    await transactions.write((db) => db.update(aiChannels).set({ isAccessRevoked: true }).where(isOfJob));
  }
  const stop = await transactions.read((db) => whyWait(db, job, settings, now()));
  if (stop) return wait(tools, jobId, stop.reason, stop.until);
  const room = await transactions.read((db) => roomFor(db, job, settings, size, now()));
  const [items, context] = await transactions.read(async (db) => [
    await nextItems(db, job, room, now()),
    await contextOf(db, job),
  ]);
  try {
    const outcomes = await outcomesOf(items, { ...context, translator, failureRate: settings.failureRate });
    return await withJob(tools, jobId, async (db, locked) =>
      isActive(locked) && !isGoingBack(locked) ? keepOutcomes(db, locked, outcomes, now()) : locked,
    );
  } catch (error) {
    if (!(error instanceof TranslatorPaused)) throw error;
    return wait(tools, jobId, error.reason, new Date(now().getTime() + error.seconds * 1000));
  }
}

/** The next batch of a job that is cancelled or undone. */
async function goBack(db: Transaction, job: AiJobRow, size: number, tools: WorkTools): Promise<AiJobRow> {
  if (job.status === 'cancelling') return cancelItems(db, job, tools.now(), { count: tools.itemsAtOnce });
  return job.status === 'undoing' ? undoItems(db, job, size, tools.now()) : job;
}

function isActive({ status }: AiJobRow): boolean {
  return (activeStatuses as readonly string[]).includes(status);
}

async function findJob(db: Queries, jobId: number, isLocked = false): Promise<AiJobRow | undefined> {
  const query = db.select().from(aiJobs).where(eq(aiJobs.id, jobId));
  const [job] = await (isLocked ? query.for('update') : query);
  return job;
}

/** Works on a job in one transaction that has locked it. */
function withJob(
  { transactions }: WorkTools,
  jobId: number,
  work: (db: Transaction, job: AiJobRow) => Promise<AiJobRow>,
): Promise<boolean> {
  return transactions.write(async (db) => {
    const job = await findJob(db, jobId, true);
    if (!job) return false;
    if (job.status === 'queued')
      await db.update(aiJobs).set({ status: 'processing' }).where(eq(aiJobs.id, jobId));
    const worked = await work(db, job.status === 'queued' ? { ...job, status: 'processing' } : job);
    return isActive(worked);
  });
}

/** Publishes what was approved in a review; undefined when nothing was. */
async function withApproved(tools: WorkTools, job: AiJobRow, size: number): Promise<boolean | undefined> {
  if (!job.isReview) return undefined;
  const approved = await tools.transactions.read((db) =>
    db
      .select({ id: aiItems.id, videoId: aiItems.videoId })
      .from(aiItems)
      .where(sql`${aiItems.jobId} = ${job.id} and ${aiItems.status} = 'approved'`)
      .orderBy(aiItems.id)
      .limit(size),
  );
  if (approved.length === 0) return undefined;
  return withJob(tools, job.id, async (db, locked) => {
    if (isGoingBack(locked)) return locked;
    const now = tools.now();
    const { length } = await publishItems(
      db,
      approved.map(({ id }) => id),
      ['approved'],
    );
    const moves = { processing: -length, completed: length, reserved: -length, spent: length };
    const moved = await moveCounters(db, locked.id, moves, now);
    await showVideoStatus(db, locked.id, now, [...new Set(approved.map(({ videoId }) => videoId))]);
    return moved;
  });
}

async function whyWait(db: Queries, job: AiJobRow, settings: TranslationSettings, now: Date) {
  const { quota } = settings;
  const [channel] = await db.select().from(aiChannels).where(eq(aiChannels.id, job.aiChannelId));
  if (channel?.isAccessRevoked) return { reason: 'access_revoked', until: null };
  if (quota !== null && (await leftOfQuota(db, job.aiChannelId, quota, now)) <= 0) {
    return { reason: 'quota_exceeded', until: startOfTomorrow(now) };
  }
  return undefined;
}

async function roomFor(db: Queries, job: AiJobRow, settings: TranslationSettings, size: number, now: Date) {
  const { quota, revokeAfter, pauseAfter } = settings;
  const left = quota === null ? size : await leftOfQuota(db, job.aiChannelId, quota, now);
  return Math.max(1, Math.min(size, left, leftBefore(revokeAfter, job), leftBefore(pauseAfter, job)));
}

/** How many translations of a job are left before a number of them is done. */
function leftBefore(limit: number | null, { total, processing }: AiJobRow): number {
  return limit === null ? Number.POSITIVE_INFINITY : limit - (total - processing);
}

function wait(
  tools: WorkTools,
  jobId: number,
  waitingReason: string,
  waitingUntil: Date | null,
): Promise<boolean> {
  return withJob(tools, jobId, async (db, locked) => {
    if (!isActive(locked) || isGoingBack(locked)) return locked;
    const values = { status: 'waiting', waitingReason, waitingUntil };
    await db.update(aiJobs).set(values).where(eq(aiJobs.id, jobId));
    return { ...locked, ...values };
  });
}

async function contextOf(db: Queries, { partnerId }: AiJobRow) {
  const terms = await db.select().from(aiTerms).where(eq(aiTerms.partnerId, partnerId));
  const [owner] = await db
    .select({ userId: partners.userId })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return { terms, userId: owner?.userId ?? 0 };
}

/** How many translations the platform still takes from a channel today (UTC). */
async function leftOfQuota(db: Queries, aiChannelId: number, quota: number, now: Date): Promise<number> {
  const today = new Date(startOfTomorrow(now).getTime() - day);
  const [row] = await rowsOf<{ used: number }>(
    db,
    sql`select count(*)::int as used from ai_items i join ai_jobs j on j.id = i.job_id
      where j.ai_channel_id = ${aiChannelId}::int and i.translated_at >= ${today.toISOString()}::timestamptz`,
  );
  return quota - (row?.used ?? 0);
}

/** The start of the next day (UTC). */
function startOfTomorrow(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}

/**
 * Takes back some completed items of a locked job and returns what they cost. What a later job has written
 * over an item stays, and that job then restores what was there before both; what a user has written since
 * stays as well.
 */
async function undoItems(db: Transaction, job: AiJobRow, count: number, now: Date): Promise<AiJobRow> {
  const items = await rowsOf<{ id: number; videoId: number }>(
    db,
    sql`update ai_items set status = 'undone' where id in (
        select id from ai_items where job_id = ${job.id}::int and status = 'completed' order by id limit ${count}::int
      ) returning id, video_id as "videoId"`,
  );
  const ids = idArray(items.map(({ id }) => id));
  await db.execute(sql`
    update ai_items later set before_title = i.before_title, before_description = i.before_description,
      before_is_manual = i.before_is_manual, before_item_id = i.before_item_id
    from ai_items i where i.id = any(${ids}) and later.before_item_id = i.id`);
  await db.execute(sql`
    delete from ai_localizations x using ai_items i
    where i.id = any(${ids}) and x.item_id = i.id and i.before_title is null`);
  await db.execute(sql`
    update ai_localizations x set title = i.before_title, description = i.before_description,
      is_manual = i.before_is_manual, item_id = i.before_item_id
    from ai_items i where i.id = any(${ids}) and x.item_id = i.id`);
  const moved = await moveCounters(db, job.id, { undone: items.length }, now);
  await showVideoStatus(db, job.id, now, [...new Set(items.map(({ videoId }) => videoId))]);
  return moved;
}
