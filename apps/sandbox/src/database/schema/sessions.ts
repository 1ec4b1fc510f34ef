import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

import { moment } from './columns.ts';
import { users } from './users.ts';

/** The state of the identity provider: sessions, grants, codes, tokens. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<AdapterPayload>().notNull(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    expiresAt: moment(),
    consumedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_grant').on(table.grantId),
    index('oidc_payloads_uid').on(table.uid),
  ],
);

/** Keys that must outlive a restart, by what they are for. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** A letter that the sandbox "sent"; the mailbox page shows it. */
export const mail = pgTable(
  'mail',
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The one address the letter asks to open. */
    link: text(),
    sentAt: moment().notNull(),
  },
  (table) => [index('mail_recipient').on(table.recipient)],
);

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
