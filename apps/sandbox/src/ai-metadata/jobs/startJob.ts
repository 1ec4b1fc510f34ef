import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiJobs, type AiChannelRow, type AiJobRow, type PromisedLanguage } from '../../database/schema.ts';
import { addEntry, balanceOf } from './ledger.ts';
import { pairsOf, planTranslations, type TranslationOrder } from './planTranslations.ts';
import { rowsOf } from './rowsOf.ts';
import { showVideoStatus } from './showVideoStatus.ts';

/** A plan with its price. */
export interface PricedPlan {
  readonly languages: PromisedLanguage[];
  readonly cost: number;
  readonly balance: number;
}

/** What an order costs, beside what the partner has. In translations. */
export async function priceOf(db: Queries, partnerId: number, order: TranslationOrder): Promise<PricedPlan> {
  const languages = await planTranslations(db, order);
  const { balance } = await balanceOf(db, partnerId);
  return { languages, cost: languages.reduce((sum, { cost }) => sum + cost, 0), balance };
}

/**
 * Writes a job with all its items and reserves its price. The caller has locked the partner's person and has checked
 * the balance, both in this transaction.
 */
export async function startJob(
  db: Queries,
  channel: AiChannelRow,
  order: TranslationOrder & { isReview: boolean },
  plan: PricedPlan,
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
  const [written] = await rowsOf<{ items: number; videos: number }>(
    db,
    sql`with added as (
        insert into ai_items (job_id, video_id, language, status)
        select ${id}::int, video_id, language, 'queued' from (${pairsOf(order)}) pairs
        where skip is null order by video_id, place
        returning video_id
      ) select count(*)::int as items, count(distinct video_id)::int as videos from added`,
  );
  if (written!.items !== cost)
    throw new Error(`@my-air/sandbox: job ${id} has ${written!.items} items, promised ${cost}`);
  await addEntry(db, {
    partnerId: channel.partnerId,
    kind: 'reserved',
    amount: cost,
    jobId: id,
    createdAt: order.now,
  });
  await db.execute(sql`update ai_jobs set videos = ${written!.videos}::int where id = ${id}::int`);
  await showVideoStatus(db, id, order.now);
  return { ...job!, videos: written!.videos };
}
