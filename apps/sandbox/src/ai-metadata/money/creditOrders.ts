import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { aiOrders } from '../../database/schema.ts';
import { addEntry } from '../jobs/ledger.ts';

/** How long an order can be paid, in milliseconds. */
const orderLifetime = 24 * 3_600_000;

/**
 * Applies the webhooks of payments that have arrived by now, and lets unpaid orders expire. An order leaves `pending` once,
 * so that a webhook which comes twice credits nothing again.
 */
export async function creditOrders(db: Queries, partnerId: number, now: Date): Promise<void> {
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
