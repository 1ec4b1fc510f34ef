import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { partners } from './partners.ts';

/** A movement of translations. Rows are only added; the balance is their sum. */
export const aiLedger = pgTable(
  'ai_ledger',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    kind: text().notNull(),
    amount: integer().notNull(),
    jobId: integer(),
    orderId: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ai_ledger_partner').on(table.partnerId, table.id),
    index('ai_ledger_job').on(table.jobId),
    /** An order is credited once, however often its webhook comes. */
    uniqueIndex('ai_ledger_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'bought'`),
  ],
);

/** A package that was ordered. */
export const aiOrders = pgTable('ai_orders', {
  id: serial().primaryKey(),
  partnerId: belongsTo(() => partners.id),
  packageId: integer().notNull(),
  /** The secret part of the payment page's address. */
  token: text().notNull().unique(),
  status: text().notNull(),
  translationsAmount: integer().notNull(),
  amountCents: integer().notNull(),
  /** The portal that the payment page redirects back to. */
  portalOrigin: text().notNull(),
  /** The outcome that the user chose on the payment page, and when its webhook arrives. */
  outcome: text(),
  webhookAt: moment(),
  paidAt: moment(),
  createdAt: moment().notNull(),
});
export type AiOrderRow = typeof aiOrders.$inferSelect;
