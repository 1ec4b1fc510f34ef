import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aiChannels, aiItems, aiJobParts, aiJobs, aiLedger, aiLocalizations } from '../../database/schema.ts';
import { localTranslator } from '../text/localTranslation.ts';
import { defaultTranslations } from '../TranslationSettings.ts';
import { findFaults } from '#test/support/findFaults.ts';
import { interruptTransactions } from '#test/support/interruptTransactions.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { beginApproval } from './approveItems.ts';
import { beginCancel } from './endItems.ts';
import { balanceOf } from './ledger.ts';
import { planTranslations } from './planTranslations.ts';
import { priceOf, startJob } from './startJob.ts';
import { workStep } from './workStep.ts';

onEveryDatabase('a job that is stopped at each step', ({ sandbox }) => {
  let interruption: ReturnType<typeof interruptTransactions>;
  const db = () => sandbox().control.db;
  const tools = () => ({
    transactions: sandbox().control.transactions,
    translator: localTranslator,
    now: () => sandbox().control.clock.now(),
    settings: () => ({ ...defaultTranslations, batchSize: 8, failureRate: 0.3 }),
    itemsAtOnce: 3,
  });

  beforeEach(async () => {
    // The queue may still hold a message about a job of an earlier test, and this one may have its number.
    const { settings } = sandbox().control;
    await settings.change((current) => ({
      ...current,
      translations: { ...defaultTranslations, isPaused: true },
    }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    interruption = interruptTransactions(db());
  });
  afterEach(() => vi.restoreAllMocks());

  /** Starts a job whose translations become items in several parts. */
  async function start(picked = sql`v.id % 13 = 2`, isReview = false) {
    const now = sandbox().control.clock.now();
    const [channel] = await db().select().from(aiChannels).orderBy(aiChannels.id).limit(1);
    const order = {
      picked: sql`v.ai_channel_id = ${channel!.id}::int and v.seen_from <= ${now.toISOString()}::timestamptz and ${picked}`,
      languages: ['en', 'pl'],
      originalLanguage: null,
      updatesExisting: true,
      isAutomatic: false,
      isReview,
      now,
    };
    return db().transaction(async (transaction) =>
      startJob(transaction, channel!, order, await priceOf(transaction, channel!.partnerId, order), 7),
    );
  }

  const readJob = async (id: number) => (await db().select().from(aiJobs).where(eq(aiJobs.id, id)))[0]!;

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
    expect(await db().$count(aiJobParts, eq(aiJobParts.jobId, job.id))).toBeGreaterThan(1);
    expect(await workInterrupted(job.id)).toBeGreaterThan(12);

    const done = await readJob(job.id);
    expect(done).toMatchObject({ status: 'completed', processing: 0, reserved: 0, total: job.total });
    expect(done.failed).toBeGreaterThan(0);
    const items = await db().select().from(aiItems).where(eq(aiItems.jobId, job.id));
    expect(new Set(items.map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect(await balanceOf(db(), job.partnerId)).toEqual(
      expect.objectContaining({ balance: balance + done.failed }),
    );
    expect((await texts()).filter(({ itemId }) => items.some(({ id }) => id === itemId))).toHaveLength(
      done.completed,
    );

    await db().update(aiJobs).set({ status: 'undoing' }).where(eq(aiJobs.id, job.id));
    expect(await workInterrupted(job.id)).toBeGreaterThan(5);
    expect(await texts()).toEqual(before);
    expect((await balanceOf(db(), job.partnerId)).balance).toBe(balance + job.total);
    expect(await db().$count(aiLedger, eq(aiLedger.kind, 'undone'))).toBeGreaterThan(0);
  }, 120_000);

  test('[AIM-05] what has no items yet belongs to its job alone, and a cancellation returns it', async () => {
    const [channel] = await db().select().from(aiChannels).orderBy(aiChannels.id).limit(1);
    const before = await balanceOf(db(), channel!.partnerId);
    const job = await start();
    expect(job.total).toBeGreaterThan(7);
    expect(await findFaults(db())).toEqual([]);
    const now = sandbox().control.clock.now();
    const [line] = await planTranslations(db(), {
      picked: sql`v.ai_channel_id = ${channel!.id}::int and v.seen_from <= ${now.toISOString()}::timestamptz and v.id % 13 = 2`,
      languages: ['pl'],
      originalLanguage: null,
      updatesExisting: true,
      isAutomatic: false,
      now,
    });
    const promised = job.promised.find(({ language }) => language === 'pl');
    expect(line).toMatchObject({ cost: 0, new: 0 });
    expect(line!.skipped).toContainEqual({ reason: 'processing', count: promised!.cost });

    await db().transaction((transaction) => beginCancel(transaction, job, now));
    expect(await readJob(job.id)).toMatchObject({ status: 'cancelled', cancelled: job.total, reserved: 0 });
    expect(await balanceOf(db(), job.partnerId)).toEqual(before);
    expect(await workStep(tools(), job.id)).toBe(false);
    expect(await findFaults(db())).toEqual([]);
  }, 120_000);

  test('[AIM-05] an approval of all publishes what was there, in batches, and nothing that came later', async () => {
    const job = await start(undefined, true);
    const read = () => readJob(job.id);
    const inReview = eq(aiItems.status, 'in_review');
    while ((await read()).inReview === 0) await workStep(tools(), job.id);
    const seen = await db()
      .select({ id: aiItems.id })
      .from(aiItems)
      .where(and(ofJob(job.id), inReview));
    expect(seen.length).toBeGreaterThan(3);
    const reviewed = await read();
    await db().transaction((transaction) => beginApproval(transaction, reviewed, null, tools().now(), 3));
    expect(await read()).toMatchObject({ approvals: [{ language: null, round: 0 }], reviewRound: 1 });
    expect(await db().$count(aiItems, and(ofJob(job.id), inReview))).toBe(seen.length - 3);

    expect(await workInterrupted(job.id)).toBeGreaterThan(6);
    expect(await read()).toMatchObject({ status: 'review', approvals: [], completed: seen.length });
    const published = await db()
      .select({ id: aiItems.id })
      .from(aiItems)
      .where(and(ofJob(job.id), eq(aiItems.status, 'completed')));
    expect(new Set(published.map(({ id }) => id))).toEqual(new Set(seen.map(({ id }) => id)));
    expect(await db().$count(aiItems, and(ofJob(job.id), inReview))).toBeGreaterThan(0);
  }, 120_000);

  test('[AIM-05] a cancellation ends the items in batches, and nothing is translated meanwhile', async () => {
    const job = await start();
    const read = () => readJob(job.id);
    const before = await balanceOf(db(), job.partnerId);
    while ((await read()).completed === 0) await workStep(tools(), job.id);
    const worked = await read();
    expect(worked.processing).toBeGreaterThan(3);
    expect(await db().transaction((transaction) => beginCancel(transaction, worked, tools().now(), 3))).toBe(
      true,
    );
    expect(await read()).toMatchObject({ status: 'cancelling', completed: worked.completed });

    expect(await workInterrupted(job.id)).toBeGreaterThan(6);
    const { completed, failed } = worked;
    expect(await read()).toMatchObject({
      status: 'cancelled',
      completed,
      failed,
      cancelled: job.total - completed - failed,
      reserved: 0,
    });
    expect((await balanceOf(db(), job.partnerId)).balance).toBe(before.balance + job.total - completed);
  }, 120_000);
});

function ofJob(id: number) {
  return eq(aiItems.jobId, id);
}
