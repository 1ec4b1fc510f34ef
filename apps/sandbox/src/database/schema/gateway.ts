import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { belongsTo } from './columns.ts';
import { users } from './users.ts';

/** The usage of the AI gateway by a user on one day (UTC). */
export const gatewayUsage = pgTable(
  'gateway_usage',
  {
    userId: belongsTo(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    requests: integer().notNull().default(0),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    /** Millionths of a US dollar; 0 for answers of the local planner. */
    costMicroUsd: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
