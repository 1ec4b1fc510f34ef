import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiChannels, aiJobs, aiOrders, aiVideos, channels, partners, users } from '../database/schema.ts';
import type { Scope } from '../Platform.ts';
import { bringChanges } from './videoTexts.ts';
import { continueWaiting } from './jobs/jobs.ts';
import { addEntry } from './jobs/ledger.ts';
import { textArray } from './jobs/pickedVideos.ts';
import type { TranslationOrder } from './jobs/planTranslations.ts';
import { holdJobs, priceOf, startJob } from './jobs/startJob.ts';
import type { TranslationWorker } from './jobs/TranslationWorker.ts';

/** How long an order can be paid, in milliseconds. */
export const orderLifetime = 24 * 3_600_000;

/**
 * Applies what the clock has brought since a partner's last read: changes on the platform, webhooks of
 * payments, jobs that may continue, and new videos that auto mode translates. It is done whenever the partner
 * reads, so that the clock alone decides.
 */
export async function catchUp(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  translations: TranslationWorker,
  partnerId: number,
): Promise<void> {
  const now = clock.now();
  await bringChanges(db, partnerId, now);
  if (!(await isBehind(db, partnerId, now))) return;
  const isStarted = await db.transaction(async (transaction) => {
    await lockPerson(transaction, partnerId);
    await creditOrders(transaction, partnerId, now);
    const isContinued = await continueWaiting(transaction, { until: now });
    return (await startAutomatic(transaction, partnerId, now)) || isContinued;
  });
  if (isStarted) translations.wake();
}

/** Locks the user of a partner first, as every write of that user does. */
async function lockPerson(db: Queries, partnerId: number): Promise<void> {
  const owner = db.select({ id: partners.userId }).from(partners).where(eq(partners.id, partnerId));
  await db.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
}

async function isBehind(db: Queries, partnerId: number, now: Date): Promise<boolean> {
  const ofPartner = eq(aiOrders.partnerId, partnerId);
  if ((await db.$count(aiOrders, and(ofPartner, eq(aiOrders.status, 'pending')))) > 0) return true;
  const isWaiting = and(
    eq(aiJobs.partnerId, partnerId),
    eq(aiJobs.status, 'waiting'),
    lte(aiJobs.waitingUntil, now),
  );
  if ((await db.$count(aiJobs, isWaiting)) > 0) return true;
  const [fresh] = await db
    .select({ id: aiVideos.id })
    .from(aiVideos)
    .innerJoin(aiChannels, eq(aiChannels.id, aiVideos.aiChannelId))
    .where(
      and(
        isAutomatic(db, partnerId),
        gt(aiVideos.seenFrom, aiChannels.autoSince),
        lte(aiVideos.seenFrom, now),
      ),
    )
    .limit(1);
  return fresh !== undefined;
}

/**
 * Applies the webhooks of payments that have arrived by now, and lets unpaid orders expire. An order leaves `pending` once,
 * so that a webhook which comes twice credits nothing again.
 */
async function creditOrders(db: Queries, partnerId: number, now: Date): Promise<void> {
  const isPending = and(eq(aiOrders.partnerId, partnerId), eq(aiOrders.status, 'pending'));
  const hasArrived = and(isPending, lte(aiOrders.webhookAt, now));
  const paid = await db
    .update(aiOrders)
    .set({ status: 'paid', paidAt: now })
    .where(and(hasArrived, eq(aiOrders.outcome, 'paid')))
    .returning();
  for (const { id, translationsAmount } of paid) {
    await addEntry(db, {
      partnerId,
      kind: 'bought',
      amount: translationsAmount,
      orderId: id,
      createdAt: now,
    });
  }
  await db
    .update(aiOrders)
    .set({ status: 'failed' })
    .where(and(hasArrived, isNotNull(aiOrders.outcome)));
  const isAbandoned = lte(aiOrders.createdAt, new Date(now.getTime() - orderLifetime));
  await db
    .update(aiOrders)
    .set({ status: 'expired' })
    .where(and(isPending, isNull(aiOrders.outcome), isAbandoned));
}

/** The channels of a partner in which auto mode can work: neither removed nor without access. */
function isAutomatic(db: Queries, partnerId: number) {
  const owned = and(eq(channels.partnerId, partnerId), isNull(channels.deletedAt));
  return and(
    eq(aiChannels.partnerId, partnerId),
    inArray(aiChannels.channelId, db.select({ id: channels.id }).from(channels).where(owned)),
    isNotNull(aiChannels.autoSince),
    eq(aiChannels.isAccessRevoked, false),
  );
}

/**
 * Starts a job for what is new in each channel with auto mode. Without enough translations nothing is started, and the
 * videos stay new until there are. @returns whether a job was started
 */
async function startAutomatic(db: Queries, partnerId: number, now: Date): Promise<boolean> {
  const automatic = await db
    .select()
    .from(aiChannels)
    .where(isAutomatic(db, partnerId))
    .orderBy(aiChannels.id)
    // Another partner may connect a channel of this one at the same time.
    .for('update', { of: aiChannels });
  let isStarted = false;
  for (const channel of automatic) {
    const { settings, autoSince } = channel;
    const order: TranslationOrder = {
      picked: sql`v.ai_channel_id = ${channel.id}::int and v.seen_from > ${autoSince!.toISOString()}::timestamptz
        and v.seen_from <= ${now.toISOString()}::timestamptz and v.video_type = any(${textArray(settings.video_types)})`,
      languages: settings.translate_languages,
      originalLanguage: settings.original_language,
      updatesExisting: false,
      isAutomatic: true,
      now,
    };
    await holdJobs(db, channel.id);
    const plan = await priceOf(db, partnerId, order);
    if (plan.cost > plan.balance) continue;
    await db.update(aiChannels).set({ autoSince: now }).where(eq(aiChannels.id, channel.id));
    if (plan.cost === 0) continue;
    await startJob(db, channel, { ...order, isReview: false }, plan);
    isStarted = true;
  }
  return isStarted;
}
