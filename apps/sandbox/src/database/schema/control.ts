import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

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
