import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { channels } from './channels.ts';
import { belongsTo, moment } from './columns.ts';
import { partners } from './partners.ts';

/** The settings of auto mode, which translates new videos. */
export type AutoSettings = {
  translate_languages: string[];
  original_language: string | null;
  video_types: string[];
  enabled_auto_localization: boolean;
};

/** The numbers that a job promised for one language when it was started. */
export type PromisedLanguage = {
  language: string;
  new: number;
  overwritten: number;
  skipped: { reason: string; count: number }[];
  cost: number;
  probably_too_long: number;
};

/** An approval of all results that is worked through: those of one language or of all, up to a round. */
export type Approval = { language: string | null; round: number };

/** The access of AI metadata to a channel, and how far its videos are synced. */
export const aiChannels = pgTable(
  'ai_channels',
  {
    id: serial().primaryKey(),
    channelId: belongsTo(() => channels.id),
    partnerId: belongsTo(() => partners.id),
    isAccessRevoked: boolean().notNull().default(false),
    /** When the user took the channel out of AI metadata; null while it is in. */
    disconnectedAt: moment(),
    /** The latest synchronisation: its start, its first page and its end. The clock moves it on. */
    syncStartedAt: moment().notNull(),
    firstPageAt: moment().notNull(),
    syncedAt: moment().notNull(),
    forceUpdateAllowedAt: moment(),
    settings: jsonb().$type<AutoSettings>().notNull(),
    /** Videos that became visible after this time are new to auto mode. */
    autoSince: moment(),
  },
  (table) => [uniqueIndex('ai_channels_channel').on(table.channelId)],
);
export type AiChannelRow = typeof aiChannels.$inferSelect;

/** The texts of a video that a creator can change, by the field of the wire. Tags are separated by commas. */
export type OptimizedTexts = { title: string; description: string; tags: string; thumbnail_text: string };

/** A break that a creator placed, in seconds from the beginning, and what YouTube says of it. */
export type PlacedBreak = { at: number; quality: string };

/** A video of the platform, in its original language: the only place of its texts, whichever feature shows them. */
export const aiVideos = pgTable(
  'ai_videos',
  {
    id: serial().primaryKey(),
    aiChannelId: belongsTo(() => aiChannels.id),
    platformGuid: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    originalLanguage: text(),
    videoType: text().notNull(),
    durationSeconds: integer().notNull().default(0),
    placedBreaks: jsonb().$type<readonly PlacedBreak[]>().notNull().default([]),
    privacyStatus: text().notNull(),
    publishedAt: moment().notNull(),
    /** The time at which a synchronisation brings it to us. */
    seenFrom: moment().notNull(),
    scheduledLaunch: moment(),
    deletedAt: moment(),
    translationStatus: text(),
    translationLanguages: text().array(),
    translationUpdatedAt: moment(),
    failureReason: text(),
    tags: text().notNull().default(''),
    thumbnailText: text().notNull().default(''),
    /** The time at which its creator changes it on the platform, and what is changed; the clock brings it. */
    changesAt: moment(),
    changedTexts: jsonb().$type<Partial<OptimizedTexts>>(),
    /** When suggestions were written for it, also where there was nothing to suggest. */
    suggestionsWrittenAt: moment(),
  },
  (table) => [
    uniqueIndex('ai_videos_guid').on(table.aiChannelId, table.platformGuid),
    index('ai_videos_published').on(table.aiChannelId, table.publishedAt, table.id),
  ],
);
export type AiVideoRow = typeof aiVideos.$inferSelect;

/** A title and a description of a video in another language, as the platform has them. */
export const aiLocalizations = pgTable(
  'ai_localizations',
  {
    videoId: belongsTo(() => aiVideos.id),
    language: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    isManual: boolean().notNull(),
    /** The item of a job that wrote it; null when the creator did. */
    itemId: integer(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.language] })],
);

/** A job. Its counters change in the transaction that changes its items, and always equal their counts. */
export const aiJobs = pgTable(
  'ai_jobs',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    aiChannelId: belongsTo(() => aiChannels.id),
    status: text().notNull(),
    waitingReason: text(),
    /** The time from which a waiting job may continue; null when something else has to happen. */
    waitingUntil: moment(),
    isAutomatic: boolean().notNull(),
    isReview: boolean().notNull(),
    originalLanguage: text(),
    translateLanguages: text().array().notNull(),
    updateExisting: boolean().notNull(),
    /** Approvals of all results whose items are not marked yet; each ends a round, and later results belong to the next. */
    approvals: jsonb().$type<Approval[]>().notNull().default([]),
    reviewRound: integer().notNull().default(0),
    videos: integer().notNull(),
    promised: jsonb().$type<PromisedLanguage[]>().notNull(),
    balanceBefore: integer().notNull(),
    total: integer().notNull(),
    processing: integer().notNull(),
    inReview: integer().notNull().default(0),
    completed: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    undone: integer().notNull().default(0),
    reserved: integer().notNull(),
    spent: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    createdAt: moment().notNull(),
    finishedAt: moment(),
    undoUntil: moment(),
  },
  (table) => [index('ai_jobs_partner').on(table.partnerId, table.id)],
);
export type AiJobRow = typeof aiJobs.$inferSelect;

/** One video in one language within a job. `queued`, `in_review` and `approved` are the states before an end. */
export const aiItems = pgTable(
  'ai_items',
  {
    id: serial().primaryKey(),
    jobId: belongsTo(() => aiJobs.id),
    videoId: belongsTo(() => aiVideos.id),
    language: text().notNull(),
    status: text().notNull(),
    reason: text(),
    attempts: integer().notNull().default(0),
    isEdited: boolean().notNull().default(false),
    /** The round of its job's review in which the result was written. */
    reviewRound: integer().notNull().default(0),
    resultTitle: text(),
    resultDescription: text(),
    /** The text that the result replaced, and the item that had written it; all null without such a text. */
    beforeTitle: text(),
    beforeDescription: text(),
    beforeIsManual: boolean(),
    beforeItemId: integer(),
    translatedAt: moment(),
  },
  (table) => [
    uniqueIndex('ai_items_pair').on(table.jobId, table.videoId, table.language),
    index('ai_items_status').on(table.jobId, table.status, table.id),
    index('ai_items_before').on(table.beforeItemId),
    /** Two jobs never translate the same video into the same language at the same time. */
    uniqueIndex('ai_items_active')
      .on(table.videoId, table.language)
      .where(sql`${table.status} in ('queued', 'in_review', 'approved')`),
  ],
);
export type AiItemRow = typeof aiItems.$inferSelect;

/**
 * Translations of a job that have no items yet, by language: what the job promised when it was started. The worker turns
 * the parts into items in their order; those of a job that is cancelled before remain, cancelled.
 */
export const aiJobParts = pgTable(
  'ai_job_parts',
  {
    jobId: belongsTo(() => aiJobs.id),
    part: integer().notNull(),
    language: text().notNull(),
    videoIds: integer().array().notNull(),
    isCancelled: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.part, table.language] })],
);

/** A name that translations leave as it is. */
export const aiTerms = pgTable(
  'ai_terms',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    text: text().notNull(),
    isCaseSensitive: boolean().notNull(),
  },
  (table) => [uniqueIndex('ai_terms_text').on(table.partnerId, table.text)],
);
