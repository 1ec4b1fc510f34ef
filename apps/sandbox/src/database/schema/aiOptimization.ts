import { integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { aiVideos, type OptimizedTexts } from './aiMetadata.ts';
import { moment } from './columns.ts';
import { partners } from './partners.ts';

/** A suggestion for one text of a video, and its outcome. */
export const optimizationSuggestions = pgTable(
  'optimization_suggestions',
  {
    id: serial().primaryKey(),
    videoId: integer()
      .notNull()
      .references(() => aiVideos.id, { onDelete: 'cascade' }),
    field: text().$type<keyof OptimizedTexts>().notNull(),
    suggested: text().notNull(),
    promptId: text().notNull(),
    /** The rules that made it; none where a model wrote it, with its reason. */
    rules: text().array().notNull(),
    reason: text(),
    /** `open`, `accepted` or `dismissed`. */
    status: text().notNull().default('open'),
    /** The text that was accepted, and the text that it replaced. */
    acceptedText: text(),
    beforeText: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  /** Each text gets one suggestion, however many calls write at the same time. */
  (table) => [uniqueIndex('optimization_suggestions_place').on(table.videoId, table.field)],
);
export type OptimizationSuggestionRow = typeof optimizationSuggestions.$inferSelect;

/** The prompts that a partner chose. */
export const optimizationPrompts = pgTable('optimization_prompts', {
  partnerId: integer()
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  promptIds: text().array().notNull(),
});

/** A call that writes suggestions for a channel; there is one at a time, until it ends or its time is over. */
export const optimizationRuns = pgTable(
  'optimization_runs',
  {
    partnerId: integer()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    channelGuid: text().notNull(),
    heldUntil: moment().notNull(),
    /** Names the call, so that one whose time is over does not end the next. */
    token: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.channelGuid] })],
);
