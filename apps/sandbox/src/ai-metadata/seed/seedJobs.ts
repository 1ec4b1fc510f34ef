import { sql } from 'drizzle-orm';

import type { Queries, Transaction } from '../../database/Database.ts';
import type { AiChannelRow } from '../../database/schema.ts';
import { nextItems } from '../jobs/claimItems.ts';
import { keepOutcomes } from '../jobs/keepOutcomes.ts';
import { outcomesOf } from '../jobs/outcomesOf.ts';
import { priceOf, startJob } from '../jobs/startJob.ts';
import { localTranslator } from '../localTranslator.ts';

interface Wanted {
  readonly languages: readonly string[];
  /** The videos, by the remainder of their number. */
  readonly everyVideo: number;
  readonly isReview: boolean;
  readonly failureRate: number;
  readonly at: Date;
}

/** Writes a job of the past as the worker would have left it. */
export async function seedJob(db: Queries, channel: AiChannelRow, wanted: Wanted): Promise<void> {
  const { languages, everyVideo, isReview, failureRate, at } = wanted;
  const order = {
    picked: sql`v.ai_channel_id = ${channel.id}::int and v.seen_from <= ${at.toISOString()}::timestamptz
      and v.id % ${everyVideo}::int = 1 and v.video_type = 'video'`,
    languages,
    originalLanguage: null,
    updatesExisting: false,
    isAutomatic: false,
    isReview,
    now: at,
  };
  const job = await startJob(db, channel, order, await priceOf(db, channel.partnerId, order));
  const items = await nextItems(db, job, job.total, at);
  const outcomes = await outcomesOf(items, {
    translator: localTranslator,
    terms: [],
    userId: 0,
    failureRate,
  });
  await db.execute(sql`update ai_jobs set status = 'processing' where id = ${job.id}::int`);
  // SAFETY: seeding is one transaction.
  await keepOutcomes(db as Transaction, { ...job, status: 'processing' }, outcomes, at);
}
