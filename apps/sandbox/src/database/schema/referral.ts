import { sql } from 'drizzle-orm';
import { integer, numeric, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo } from './belongsTo.ts';
import { moment } from './moment.ts';
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
  },
  (table) => [
    uniqueIndex('referral_links_marker').on(table.marker),
    uniqueIndex('referral_links_current')
      .on(table.partnerId)
      .where(sql`${table.scheme} = 'v4'`),
  ],
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
  startDate: moment().notNull(),
  endDate: moment(),
});
