import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { belongsTo } from './columns.ts';
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
