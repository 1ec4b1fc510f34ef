import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aiChannels, aiItems, aiJobs, aiLedger, aiLocalizations } from '../../database/schema.ts';
import { interruptTransactions } from '../../testing/interruptTransactions.ts';
import { onEveryDatabase } from '../../testing/onEveryDatabase.ts';
import { findFaults } from '../audit/findFaults.ts';
import { localTranslator } from '../localTranslator.ts';
import { usualTranslations } from '../TranslationSettings.ts';
import { balanceOf } from './ledger.ts';
import { priceOf, startJob } from './startJob.ts';
import { workStep } from './workStep.ts';

onEveryDatabase('a job that is stopped at each step', ({ sandbox }) => {
  let interruption: ReturnType<typeof interruptTransactions>;
  const db = () => sandbox().control.db;
  const tools = () => ({
    transactions: sandbox().control.transactions,
    translator: localTranslator,
    now: () => sandbox().control.clock.now(),
    settings: () => ({ ...usualTranslations, batchSize: 8, failureRate: 0.3 }),
  });

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    interruption = interruptTransactions(db());
  });
  afterEach(() => vi.restoreAllMocks());

  async function start() {
    const now = sandbox().control.clock.now();
    const [channel] = await db().select().from(aiChannels).orderBy(aiChannels.id).limit(1);
    const order = {
      picked: sql`v.ai_channel_id = ${channel!.id}::int and v.seen_from <= ${now.toISOString()}::timestamptz and v.id % 13 = 2`,
      languages: ['en', 'pl'],
      originalLanguage: null,
      updatesExisting: true,
      isAutomatic: false,
      isReview: false,
      now,
    };
    return db().transaction(async (transaction) =>
      startJob(transaction, channel!, order, await priceOf(transaction, channel!.partnerId, order)),
    );
  }

  /** Works with an interruption before each step of each batch. @returns how often it was interrupted */
  async function workInterrupted(jobId: number): Promise<number> {
    let interruptions = 0;
    let isMore = true;
    for (let step = 0; isMore; step += 1) {
      interruption.arm(step);
      const hasMore = await workStep(tools(), jobId).catch(() => undefined);
      if (hasMore === undefined) interruptions += 1;
      // Beyond the last step nothing was interrupted, and the next batch begins with its first.
      else [step, isMore] = [-1, hasMore];
      interruption.arm();
      expect(await findFaults(db())).toEqual([]);
    }
    return interruptions;
  }

  test('[AIM-05] nothing is translated or charged twice, nothing is left out, and an undo restores all', async () => {
    const texts = () =>
      db().select().from(aiLocalizations).orderBy(aiLocalizations.videoId, aiLocalizations.language);
    const before = await texts();
    const job = await start();
    const { balance } = await balanceOf(db(), job.partnerId);
    expect(await workInterrupted(job.id)).toBeGreaterThan(12);

    const [done] = await db().select().from(aiJobs).where(eq(aiJobs.id, job.id));
    expect(done).toMatchObject({ status: 'completed', processing: 0, reserved: 0, total: job.total });
    expect(done!.failed).toBeGreaterThan(0);
    const items = await db().select().from(aiItems).where(eq(aiItems.jobId, job.id));
    expect(new Set(items.map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect(await balanceOf(db(), job.partnerId)).toEqual(
      expect.objectContaining({ balance: balance + done!.failed }),
    );
    expect((await texts()).filter(({ itemId }) => items.some(({ id }) => id === itemId))).toHaveLength(
      done!.completed,
    );

    await db().update(aiJobs).set({ status: 'undoing' }).where(eq(aiJobs.id, job.id));
    expect(await workInterrupted(job.id)).toBeGreaterThan(5);
    expect(await texts()).toEqual(before);
    expect((await balanceOf(db(), job.partnerId)).balance).toBe(balance + job.total);
    expect(await db().$count(aiLedger, eq(aiLedger.kind, 'undone'))).toBeGreaterThan(0);
  }, 120_000);
});
