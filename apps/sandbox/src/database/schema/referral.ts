import { sql } from 'drizzle-orm';
import { date, integer, numeric, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { partners } from './partners.ts';

/** An address that brings new partners. */
export const referralLinks = pgTable(
  'referral_links',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    /** `v4` is the current scheme; `new` and `legacy` are the ones before. */
    scheme: text().notNull(),
    marker: text().notNull(),
    hitCount: integer().notNull().default(0),
    registrationCount: integer().notNull().default(0),
    /** About how many visits are made up for each day of the clock from `countedFrom` on. */
    dailyHits: integer().notNull().default(0),
    countedFrom: moment(),
  },
  (table) => [
    uniqueIndex('referral_links_marker').on(table.marker),
    uniqueIndex('referral_links_current')
      .on(table.partnerId)
      .where(sql`${table.scheme} = 'v4'`),
  ],
);

/** The visits and registrations by a link on a day, by the place in its `src`; empty where it names none. */
export const referralVisits = pgTable(
  'referral_visits',
  {
    linkId: belongsTo(() => referralLinks.id),
    day: date().notNull(),
    source: text().notNull(),
    hitCount: integer().notNull().default(0),
    registrationCount: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.source] })],
);

/** A channel that joined through a partner. */
export const referralChannels = pgTable('referral_channels', {
  id: serial().primaryKey(),
  partnerId: belongsTo(() => partners.id),
  subscriberCount: integer().notNull(),
  viewCount: integer().notNull(),
  partnerPercent: integer().notNull(),
  /** In US dollars. */
  partnerRevenue: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
  /** From here on the clock adds to what it brought. */
  countedFrom: moment(),
  startDate: moment().notNull(),
  endDate: moment(),
});
