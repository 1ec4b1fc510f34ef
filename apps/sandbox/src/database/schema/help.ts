import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { WireLocale } from '../../content/wireLocales.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Which files the help centre was last filled from. One row. */
export const helpEdition = pgTable('help_edition', {
  id: integer().primaryKey(),
  digest: text().notNull(),
});

/** The topics of articles. */
export const helpTopics = pgTable('help_topics', {
  id: integer().primaryKey(),
  colorId: integer().notNull(),
  icon: text().notNull(),
  name: jsonb().$type<Record<WireLocale, string>>().notNull(),
  description: jsonb().$type<Record<WireLocale, string>>().notNull(),
});

/** An article, whatever the language. */
export const helpArticles = pgTable('help_articles', {
  id: integer().primaryKey(),
  topicId: integer().notNull(),
  /** The place among the popular ones, from 1. */
  popular: integer(),
  related: jsonb().$type<readonly number[]>().notNull(),
  updatedAt: moment().notNull(),
});

/** An article in one language, and its search vectors. */
export const helpTexts = pgTable(
  'help_texts',
  {
    articleId: integer().notNull(),
    locale: text().$type<WireLocale>().notNull(),
    /** The languages whose readers get this text: its own, and for English those that lack one. */
    serves: text().array().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    contentHtml: text().notNull(),
    /** The words of the content, without markup. */
    plain: text().notNull(),
    words: tsvector().notNull(),
    /** The words of its name and keywords: it is about a question that they match. */
    head: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.locale] }),
    index('help_texts_words').using('gin', table.words),
    index('help_texts_head').using('gin', table.head),
  ],
);

/** The words that articles are found by, for questions in which one is nearly right. */
export const helpWords = pgTable(
  'help_words',
  {
    locale: text().$type<WireLocale>().notNull(),
    word: text().notNull(),
    /** The word as it may be typed: without accents. */
    spelling: text().notNull(),
    /** Whether the word is in a name, keywords or a description: only such words correct others. */
    isTelling: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('help_words_spelling').on(table.locale, table.spelling.op('text_pattern_ops')),
    index('help_words_likeness').using('gin', table.spelling.op('gin_trgm_ops')),
  ],
);

// Neither of the next two refers to the articles: these are replaced as a whole when their files change.

/** Whether an article helped a reader; without a user for visitors who have not signed in. */
export const helpFeedback = pgTable(
  'help_feedback',
  {
    id: serial().primaryKey(),
    articleId: integer().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    isUseful: boolean().notNull(),
    comment: text(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('help_feedback_person').on(table.articleId, table.userId)],
);

/** The actions of readers on an article. */
export const helpInteractions = pgTable('help_interactions', {
  id: serial().primaryKey(),
  articleId: integer().notNull(),
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  action: text().notNull(),
  createdAt: moment().notNull(),
});
