import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { chats } from './messenger.ts';
import { partners } from './partners.ts';

/** A partner's settings of ads boost: for all channels under the empty name, for one under its guid. */
export const adsBoostConfigs = pgTable(
  'ads_boost_configs',
  {
    partnerId: belongsTo(() => partners.id),
    channelGuid: text().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Grows by one with each write. */
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.channelGuid] })],
);

/** A platform that a partner's videos can go to. */
export const distributionPlatforms = pgTable(
  'distribution_platforms',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    platform: text().notNull(),
    description: text(),
    /** The state at `stateSince`; the clock moves it on from there. */
    state: text().notNull(),
    stateSince: moment().notNull(),
    productId: integer(),
    /** In US dollars. */
    totalAmount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
    agreementKind: text(),
    signingMethod: text(),
    chatId: integer().references(() => chats.id, { onDelete: 'set null' }),
    reason: text(),
  },
  (table) => [index('distribution_platforms_partner').on(table.partnerId)],
);
export type DistributionPlatformRow = typeof distributionPlatforms.$inferSelect;

/** A request to distribute one channel to one platform. */
export const distributionRequests = pgTable(
  'distribution_requests',
  {
    id: serial().primaryKey(),
    platformId: belongsTo(() => distributionPlatforms.id),
    /** The channel's id at its platform. */
    channelGuid: text().notNull(),
    agreedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('distribution_requests_channel').on(table.platformId, table.channelGuid)],
);
export type DistributionRequestRow = typeof distributionRequests.$inferSelect;
