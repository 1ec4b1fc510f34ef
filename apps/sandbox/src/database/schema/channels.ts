import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';
import { partners } from './partners.ts';

type Contract = {
  income_types: string[];
  income_percent: number;
  is_loyalty: boolean;
};
type Metric = {
  name: string;
  required: number;
  current: number;
};
type ClosedBanner = {
  type: string;
  channel_guid: string;
  closed_at: string;
};

/** A channel or profile that a partner brought. */
export const channels = pgTable(
  'channels',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    platform: text().notNull(),
    platformGuid: text().notNull(),
    title: text().notNull(),
    description: text(),
    url: text(),
    username: text(),
    thumbnailImage: text(),
    bannerImage: text(),
    country: text(),
    isVerified: integer().notNull().default(0),
    subscriberCount: integer(),
    following: integer(),
    posts: integer(),
    likes: integer(),
    status: text().notNull().default('not_connected'),
    /** When the channel came to its status; the clock moves it on from here. */
    statusSince: moment().notNull(),
    /** Which way the channel goes once it is asked to join; see `joinCourses`. */
    joinCourse: text().notNull().default('approved'),
    rejectionCount: integer().notNull().default(0),
    joinRequestNotAllowedUntil: moment(),
    /** The code that a join request is refused with; null where it is not refused. */
    joinRefusal: text(),
    /** Whether the country is refused, whichever it is. */
    isCountryRefused: boolean().notNull().default(false),
    isAccessRevoked: boolean().notNull().default(false),
    addedFromProduct: integer(),
    joinLocation: text(),
    airVerticalId: integer(),
    selectedVerticalId: integer(),
    resolution: text(),
    chatId: integer(),
    contract: jsonb().$type<Contract>(),
    metrics: jsonb().$type<Metric[]>(),
    issues: jsonb().$type<string[]>().notNull().default([]),
    issueDescriptions: jsonb().$type<string[]>().notNull().default([]),
    closedBanners: jsonb().$type<ClosedBanner[]>().notNull().default([]),
    /** When the partner removed the channel; it can be connected again. */
    deletedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('channels_platform_guid').on(table.platform, table.platformGuid),
    index('channels_partner').on(table.partnerId),
  ],
);
export type ChannelRow = typeof channels.$inferSelect;

/** An audit that was asked for; its progress follows from the clock. */
export const audits = pgTable('audits', {
  channelId: integer()
    .primaryKey()
    .references(() => channels.id, { onDelete: 'cascade' }),
  requestedAt: moment().notNull(),
  /** How many audits the channel has had before. */
  round: integer().notNull().default(0),
});
