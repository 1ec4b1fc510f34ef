import { index, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

import { moment } from './columns.ts';

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
