import { date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
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

/** The settings of the control room, in one row that every instance reads at the start of a request. */
export const sharedSettings = pgTable('shared_settings', {
  id: integer().primaryKey(),
  /** Grows with every change, so that of two readings the newer one is known. */
  version: integer().notNull(),
  /** JSON as it was written; `jsonb` would refuse NUL and reorder keys. */
  settings: text().notNull(),
});

/** The latest requests that came to any instance. */
export const requestLog = pgTable('request_log', {
  id: serial().primaryKey(),
  /** JSON. */
  request: text().notNull(),
});

/** The reports of browsers about violations of our pages' content security policies. */
export const cspReports = pgTable('csp_reports', {
  id: serial().primaryKey(),
  at: moment().notNull(),
  /** JSON. */
  report: text().notNull(),
});

/** The calls of the AI gateway that count for the limits of a minute, of parallel calls and of money. */
export const gatewayCalls = pgTable(
  'gateway_calls',
  {
    id: serial().primaryKey(),
    userId: integer().notNull(),
    startedAt: moment().notNull(),
    /** When its place is free in any case, because the instance that served it may have been killed; null once it ended. */
    heldUntil: moment(),
    /** The most that it can cost, in millionths of a US dollar. */
    reservedMicroUsd: integer().notNull(),
  },
  (table) => [index('gateway_calls_user').on(table.userId)],
);
