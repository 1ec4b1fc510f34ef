import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './moment.ts';
import { users } from './users.ts';

/** A browser's session with the API. */
export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  csrfToken: text().notNull(),
  /** Null while nobody has signed in. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  /** The member of staff who acts as the user. */
  impersonatorId: integer().references(() => users.id, { onDelete: 'cascade' }),
  impersonationEndsAt: moment(),
  isRemembered: boolean().notNull().default(false),
  expiresAt: moment().notNull(),
});
export type SessionRow = typeof sessions.$inferSelect;

/** The answer of a write that carried a key of its own, so that a second try gets the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    key: text().notNull(),
    status: integer().notNull(),
    body: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.endpoint, table.key] })],
);
