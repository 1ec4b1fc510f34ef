import { boolean, date, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { users } from './users.ts';

type Region = {
  text: string;
  value: string;
};

/** A country that a creator can live in. */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  isoCode: text().notNull().unique(),
  name: text().notNull(),
  regions: jsonb().$type<Region[]>().notNull().default([]),
});

type Manager = {
  id: number;
  display_name: string;
  avatar_image: string;
};

/** Money that was sent to a partner; in US dollars, on a day such as `2026-12-25`. */
export type Payout = {
  amount_usd: number;
  date: string;
};

/** The business side of a user. */
export const partners = pgTable(
  'partners',
  {
    id: serial().primaryKey(),
    userId: belongsTo(() => users.id),
    name: text(),
    birthday: date({ mode: 'string' }),
    countryId: integer().references(() => countries.id),
    region: text(),
    city: text(),
    address: text(),
    zipCode: text(),
    isScalelab: boolean().notNull().default(false),
    leadOrigin: text(),
    homepage: text(),
    p2pPaymentsCount: integer(),
    p2pPendingCount: integer(),
    p2pWallet: text(),
    manager: jsonb().$type<Manager>(),
    capabilities: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** When their first channel was accepted here; null for those whose money is that of the seeds. */
    earnsSince: moment(),
    /** The last report or payout that the balance knows of. */
    settledAt: moment(),
    /** The payouts since then, the latest last. */
    payouts: jsonb().$type<Payout[]>().notNull().default([]),
    /** The Monday of the last week that they were told about, or of the one in which they were first seen. */
    toldWeek: date({ mode: 'string' }),
    /** Amounts in US dollars. */
    balance: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Whether the ids in their answers are texts, as a backend may send them. */
    hasTextIds: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('partners_user').on(table.userId)],
);
export type PartnerRow = typeof partners.$inferSelect;

/** A way to reach a partner. */
export const contacts = pgTable('contacts', {
  id: serial().primaryKey(),
  partnerId: belongsTo(() => partners.id),
  type: text().notNull(),
  value: text().notNull(),
});

/** An agreement that a partner was asked for; without a date it still waits. */
export const agreements = pgTable(
  'agreements',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    kind: text().notNull(),
    agreedAt: moment(),
    /** The older version that was accepted, where this one asks again. */
    previousVersion: integer(),
    scannedCopyUrl: text(),
  },
  (table) => [uniqueIndex('agreements_partner_kind').on(table.partnerId, table.kind)],
);

/** A dialog that waits for the partner; answered ones keep their outcome. */
export const pendingModals = pgTable('pending_modals', {
  id: serial().primaryKey(),
  partnerId: belongsTo(() => partners.id),
  name: text().notNull(),
  status: text(),
  answeredAt: moment(),
});
