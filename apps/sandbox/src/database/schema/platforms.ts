import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { users } from './users.ts';

/** The user's decision at a platform, which its authorization code refers to. */
export interface PlatformChoice {
  /** The channel that was chosen; null when access was given without choosing one. */
  channel: {
    guid: string;
    title: string;
    username: string;
    description: string;
    subscriberCount: number;
    /** The course of a join request; see `joinCourses`. */
    joinCourse: string;
    /** Whether the platform vouches for the channel, so that nothing is left to check. */
    isAutoConfirmed: boolean;
    /** Whether it belongs to an owner that only the platform knows. */
    isForeign: boolean;
  } | null;
  /** Whether every step of the consent was done. */
  isFinished: boolean;
}

/** How an authorization ended, and the channel it is about. */
export interface PlatformEnding {
  outcome: 'connected' | 'already_connected' | 'auto_confirmed' | 'not_own' | 'not_chosen' | 'interrupted';
  channel: { guid: string; title: string } | null;
}

/** An authorization: a browser was redirected to a platform. */
export const platformAttempts = pgTable('platform_attempts', {
  state: text().primaryKey(),
  userId: belongsTo(() => users.id),
  platform: text().notNull(),
  /** Whether the channel is to join once it is authorized. */
  isJoining: boolean().notNull(),
  referer: text().notNull(),
  productId: integer(),
  /** The origin of the portal that the browser came from. */
  portalOrigin: text().notNull(),
  redirectUri: text().notNull(),
  expiresAt: moment().notNull(),
  /** Kept because a callback may be delivered again; null until the browser came back. */
  ending: jsonb().$type<PlatformEnding>(),
  endedAt: moment(),
});
export type PlatformAttempt = typeof platformAttempts.$inferSelect;

/** An authorization code of a platform that is not redeemed yet. */
export const platformCodes = pgTable('platform_codes', {
  code: text().primaryKey(),
  platform: text().notNull(),
  redirectUri: text().notNull(),
  choice: jsonb().$type<PlatformChoice>().notNull(),
  expiresAt: moment().notNull(),
});
