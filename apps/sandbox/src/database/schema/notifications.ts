import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { partners } from './partners.ts';
import { users } from './users.ts';

/** The news that a user has opened. The news themselves are files. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: belongsTo(() => users.id),
    articleId: integer().notNull(),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.articleId] })],
);

/** A message of ours that stays in the portal until it is archived. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    type: text().notNull(),
    summary: text().notNull(),
    description: text(),
    rateMax: integer(),
    agreementId: text(),
    chatId: integer(),
    url: text(),
    partnerRating: integer(),
    partnerComment: text(),
    archivedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('notifications_partner').on(table.partnerId)],
);
