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

import type { Texts, WireLocale } from '../../content/wireLocales.ts';
import { belongsTo, moment } from './columns.ts';
import { partners } from './partners.ts';
import { users } from './users.ts';

/** A conversation of a partner with us. */
export const chats = pgTable(
  'chats',
  {
    id: serial().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    processType: text().notNull(),
    /** The business that the chat belongs to, as the wire has it. */
    processable: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isGroupChat: boolean().notNull().default(false),
    isClosedBySelf: boolean().notNull().default(false),
    unreadCount: integer().notNull().default(0),
    mentionsCount: integer().notNull().default(0),
    archivedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('chats_partner_updated').on(table.partnerId, table.updatedAt)],
);

/** The participants of a chat. One without a user is one of our staff, or a robot. */
export const chatParticipants = pgTable(
  'chat_participants',
  {
    id: serial().primaryKey(),
    chatId: belongsTo(() => chats.id),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    avatar: text(),
    color: text(),
    role: text(),
    isManager: boolean().notNull().default(false),
  },
  (table) => [index('chat_participants_chat').on(table.chatId)],
);

/** One message of a chat; a message of the system has no participant. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: serial().primaryKey(),
    chatId: belongsTo(() => chats.id),
    participantId: integer().references(() => chatParticipants.id, { onDelete: 'cascade' }),
    /** The name of the member of staff who wrote it for its author. */
    staffName: text(),
    type: integer().notNull().default(0),
    html: text().notNull(),
    markdown: text(),
    replyToMessageId: integer(),
    attachments: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    agreement: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment().notNull(),
    updatedAt: moment(),
    deletedAt: moment(),
  },
  // The order of a chat's messages everywhere: by time, and by number where times are equal.
  (table) => [index('chat_messages_chat_order').on(table.chatId, table.createdAt, table.id)],
);

/** An emoji that a participant chose under a message. */
export const chatReactions = pgTable(
  'chat_reactions',
  {
    id: serial().primaryKey(),
    messageId: belongsTo(() => chatMessages.id),
    participantId: belongsTo(() => chatParticipants.id),
    emoji: text().notNull(),
  },
  (table) => [uniqueIndex('chat_reactions_choice').on(table.messageId, table.participantId, table.emoji)],
);

/** A mention of the chat's partner in a message; counted until it is read. */
export const chatMentions = pgTable(
  'chat_mentions',
  {
    messageId: belongsTo(() => chatMessages.id),
    chatId: belongsTo(() => chats.id),
    readAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.messageId] }), index('chat_mentions_chat').on(table.chatId)],
);

/** The automatic replies of a chat's manager, and when they are due. */
export const managerReplies = pgTable(
  'manager_replies',
  {
    id: serial().primaryKey(),
    chatId: belongsTo(() => chats.id),
    /** The message that is answered. */
    messageId: belongsTo(() => chatMessages.id),
    /** The wire's code of the language to answer in. */
    locale: text().$type<WireLocale>().notNull(),
    dueAt: moment().notNull(),
  },
  (table) => [index('manager_replies_due').on(table.dueAt)],
);

/** A file that a partner attached to a message; its bytes are on disk, under its id. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    partnerId: belongsTo(() => partners.id),
    name: text().notNull(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('uploads_partner').on(table.partnerId)],
);

/** The subjects of questions to support. */
export const supportCategories = pgTable('support_categories', {
  id: integer().primaryKey(),
  name: jsonb().$type<Texts>().notNull(),
  description: jsonb().$type<Texts>().notNull(),
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
