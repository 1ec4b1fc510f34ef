import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { users } from './users.ts';

/** A browser's session with the API. */
export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  csrfToken: text().notNull(),
  /** Null before a sign-in. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  /** The member of staff who acts as the user. */
  impersonatorId: integer().references(() => users.id, { onDelete: 'cascade' }),
  impersonationEndsAt: moment(),
  isRemembered: boolean().notNull().default(false),
  expiresAt: moment().notNull(),
});
export type SessionRow = typeof sessions.$inferSelect;

/** The answer of a write that carried a key of its own, written together with it, so that a second try gets the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A digest of the caller, the method, the full path and the key. */
    id: text().primaryKey(),
    /** A digest of the request's content. */
    fingerprint: text().notNull(),
    /** JSON; null where the answer has no body. */
    answer: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);

/** The times of recent attempts at passwords or codes, under a digest of the caller and the address. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text().primaryKey(),
    /** In milliseconds since 1970, the oldest first. */
    times: jsonb().$type<readonly number[]>().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [index('login_attempts_last').on(table.lastAt)],
);
