import { boolean, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { belongsTo, moment } from './columns.ts';

/** The users who can sign in. */
export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    /** The identity provider's id of the user. */
    subject: text().notNull(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    emailVerifiedAt: moment(),
    avatarImage: text(),
    /** `email`, or null when one password is enough. */
    twoFactorMethod: text(),
    profileStatus: text(),
    profileStatusDescription: text(),
    deactivateRequestedAt: moment(),
    /** The wire's language codes: en, ua, es, ru, pt. */
    locale: text().notNull().default('en'),
    timezone: text().notNull().default('UTC'),
    dateFormat: text().notNull().default('US'),
    /** Whether the tour of the portal is still to be shown. */
    introTour: boolean().notNull().default(true),
    isNew: boolean().notNull().default(true),
    /** Whether the user is one of our staff and may act as others. */
    isStaff: boolean().notNull().default(false),
    /** The referral code that the registration came with. */
    referralCode: text(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('users_subject').on(table.subject), uniqueIndex('users_email').on(table.email)],
);
export type UserRow = typeof users.$inferSelect;

/** A letter's link that proves an address. */
export const emailVerifications = pgTable('email_verifications', {
  token: text().primaryKey(),
  userId: belongsTo(() => users.id),
  expiresAt: moment().notNull(),
});

/** A second factor that was sent and waits to be typed in. */
export const secondFactorCodes = pgTable('second_factor_codes', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: moment().notNull(),
});
