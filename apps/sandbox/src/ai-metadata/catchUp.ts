import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiChannels, aiJobs, aiOrders, aiVideos, partners, users } from '../database/schema.ts';
import type { Scope } from '../Sandbox.ts';
import { bringChanges } from './bringChanges.ts';
import { continueWaiting } from './jobs/continueWaiting.ts';
import { creditOrders } from './money/creditOrders.ts';
import { startAutomatic } from './startAutomatic.ts';

type Needed = Pick<Scope, 'db' | 'clock' | 'translations'>;

/**
 * Applies what the clock has brought since a partner's last read: changes on the platform, webhooks of
 * payments, jobs that may continue, and new videos that auto mode translates. It is done whenever the partner
 * reads, so that the clock alone decides.
 */
export async function catchUp({ db, clock, translations }: Needed, partnerId: number): Promise<void> {
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
  const own = eq(aiOrders.partnerId, partnerId);
  if ((await db.$count(aiOrders, and(own, eq(aiOrders.status, 'pending')))) > 0) return true;
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
        eq(aiChannels.partnerId, partnerId),
        isNotNull(aiChannels.autoSince),
        gt(aiVideos.seenFrom, aiChannels.autoSince),
        lte(aiVideos.seenFrom, now),
      ),
    )
    .limit(1);
  return fresh !== undefined;
}
