import { and, eq, inArray, sql } from 'drizzle-orm';

import { type Queries, rowsOf } from '../../database/Database.ts';
import { type AiChannelRow, type AiJobRow, aiJobs, type PromisedLanguage } from '../../database/schema.ts';
import { expandPart } from './expandPart.ts';
import { activeStatuses } from './jobs.ts';
import { addEntry, balanceOf } from './ledger.ts';
import { pairsOf, planTranslations, type TranslationOrder } from './planTranslations.ts';

/** How many translations become items in one transaction. */
const defaultPartSize = 2_000;

/** A plan with its price. */
export interface PricedPlan {
  readonly languages: PromisedLanguage[];
  readonly cost: number;
  readonly balance: number;
}

/** The cost of an order and the balance of the partner, in translations. */
export async function priceOf(db: Queries, partnerId: number, order: TranslationOrder): Promise<PricedPlan> {
  const languages = await planTranslations(db, order);
  const { balance } = await balanceOf(db, partnerId);
  return { languages, cost: languages.reduce((sum, { cost }) => sum + cost, 0), balance };
}

/**
 * Stops the worker from changing what is to be priced and started in this transaction. It waits for a batch
 * that is being written.
 */
export async function holdJobs(db: Queries, aiChannelId: number): Promise<void> {
  const isActive = and(eq(aiJobs.aiChannelId, aiChannelId), inArray(aiJobs.status, [...activeStatuses]));
  await db.select({ id: aiJobs.id }).from(aiJobs).where(isActive).orderBy(aiJobs.id).for('update');
}

/**
 * Writes a job with all that it promises, and reserves its price. The first translations become items
 * immediately, the others later. The caller has locked the partner's user, has held the jobs of the channel,
 * and has checked the balance, all in this transaction.
 */
export async function startJob(
  db: Queries,
  channel: AiChannelRow,
  order: TranslationOrder & { isReview: boolean },
  plan: PricedPlan,
  partSize = defaultPartSize,
): Promise<AiJobRow> {
  const { cost } = plan;
  const [job] = await db
    .insert(aiJobs)
    .values({
      partnerId: channel.partnerId,
      aiChannelId: channel.id,
      status: 'queued',
      isAutomatic: order.isAutomatic,
      isReview: order.isReview,
      originalLanguage: order.originalLanguage,
      translateLanguages: [...new Set(order.languages)],
      updateExisting: order.updatesExisting,
      videos: 0,
      promised: plan.languages,
      balanceBefore: plan.balance,
      total: cost,
      processing: cost,
      reserved: cost,
      createdAt: order.now,
    })
    .returning();
  const { id } = job!;
  const { items, videos } = await keepParts(db, id, order, partSize);
  if (items !== cost) throw new Error(`@my-air/sandbox: job ${id} has ${items} items, promised ${cost}`);
  await addEntry(db, {
    partnerId: channel.partnerId,
    kind: 'reserved',
    amount: cost,
    jobId: id,
    createdAt: order.now,
  });
  await db.update(aiJobs).set({ videos }).where(eq(aiJobs.id, id));
  await expandPart(db, job!, order.now);
  return { ...job!, videos };
}

/**
 * Stores the selection of an order as lists of videos, which takes a small part of the time that items take.
 * @param partSize how many translations become items in one transaction
 * @returns how many translations and videos there are
 */
async function keepParts(
  db: Queries,
  jobId: number,
  order: TranslationOrder,
  partSize: number,
): Promise<{ items: number; videos: number }> {
  const [kept] = await rowsOf<{ items: number; videos: number }>(
    db,
    sql`with pairs as materialized (
        select video_id, language, (row_number() over (order by video_id, place) - 1) / ${partSize}::int as part
        from (${pairsOf(order)}) all_pairs where skip is null
      ), added as (
        insert into ai_job_parts (job_id, part, language, video_ids)
        select ${jobId}::int, part, language, array_agg(video_id order by video_id) from pairs group by part, language
        returning cardinality(video_ids) as size
      ) select (select coalesce(sum(size), 0)::int from added) as items,
        (select count(distinct video_id)::int from pairs) as videos`,
  );
  return kept!;
}
