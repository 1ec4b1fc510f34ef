import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

import { moment } from './moment.ts';

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
