import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

type Translated = Record<'en' | 'ua' | 'es' | 'ru' | 'pt', string>;

/** What a question to support can be about. */
export const supportCategories = pgTable('support_categories', {
  id: integer().primaryKey(),
  name: jsonb().$type<Translated>().notNull(),
  description: jsonb().$type<Translated>().notNull(),
});
