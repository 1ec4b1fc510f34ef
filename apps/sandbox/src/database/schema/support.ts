import { integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo } from './belongsTo.ts';
import { chats } from './messenger.ts';

type Translated = Record<'en' | 'ua' | 'es' | 'ru' | 'pt', string>;

/** The subjects of questions to support. */
export const supportCategories = pgTable('support_categories', {
  id: integer().primaryKey(),
  name: jsonb().$type<Translated>().notNull(),
  description: jsonb().$type<Translated>().notNull(),
});

/** A question to support; it is talked about in its chat. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: serial().primaryKey(),
    chatId: belongsTo(() => chats.id),
    categoryId: integer()
      .notNull()
      .references(() => supportCategories.id),
    summary: text().notNull(),
    message: text().notNull(),
    replyToMessageId: integer(),
    rating: integer(),
    comment: text(),
  },
  (table) => [uniqueIndex('support_requests_chat').on(table.chatId)],
);
