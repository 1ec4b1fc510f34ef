import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../src/database/Database.ts';
import {
  agreements,
  contacts,
  distributionPlatforms,
  gatewayUsage,
  helpFeedback,
  helpInteractions,
  newsReads,
  notifications,
  partners,
  pendingModals,
  referralLinks,
  sessions,
  users,
} from '../../src/database/schema.ts';
import { countOf, type RaceExpectation } from './RaceExpectation.ts';

const credentials = { email: 'partner@my-air.test', password: 'correct horse battery' };

/** The number of the persona that races. */
async function partnerId(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: partners.id })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(eq(users.email, 'partner@my-air.test'));
  return row!.id;
}

const allOf =
  (status: number): RaceExpectation['check'] =>
  async (_db, answers) =>
    expect(countOf(answers, status)).toBe(answers.length);

/** The writes about a user, and those that need no session. */
export const accountRaces: Readonly<Record<string, RaceExpectation>> = {
  'POST api/login': {
    holds:
      'each call that got in has a session; those beyond the limit of attempts under way get 429, and those after the end of the former session 419',
    // So that they can be told apart from other sessions.
    input: { body: { ...credentials, remember: true }, persona: null },
    check: async (db, answers) => {
      const known = [200, 419, 429].map((status) => countOf(answers, status));
      expect(known.reduce((sum, count) => sum + count, 0)).toBe(answers.length);
      expect(await db.$count(sessions, eq(sessions.isRemembered, true))).toBe(countOf(answers, 200));
      expect(countOf(answers, 200)).toBeGreaterThan(0);
    },
  },
  'POST api/logout': {
    holds: 'the session is over',
    check: async (db) => expect(await db.$count(sessions, isNotNull(sessions.userId))).toBe(0),
  },
  'PATCH api/intro-tour': {
    holds: 'the choice is kept',
    check: async (db) => {
      const [user] = await db.select().from(users).where(eq(users.email, 'partner@my-air.test'));
      expect([user?.introTour, user?.isNew]).toEqual([false, false]);
    },
  },
  'POST api/profile/contacts': {
    holds: 'the contacts are those of one call, each once',
    check: async (db, answers) => {
      const rows = await db
        .select()
        .from(contacts)
        .where(eq(contacts.partnerId, await partnerId(db)));
      expect(rows.map(({ value }) => value)).toEqual(['olena@example.org']);
      await allOf(204)(db, answers);
    },
  },
  'PUT api/modal-prompts/{id}': {
    holds: 'the dialog is answered',
    check: async (db) => {
      const [modal] = await db.select().from(pendingModals).where(eq(pendingModals.id, 2));
      expect(modal?.status).toBe('accepted');
    },
  },
  'POST api/profile/agreements/{agreement}': {
    holds: 'the agreement is accepted at the date of one call, which all are told',
    check: async (db, answers) => {
      const own = and(eq(agreements.partnerId, await partnerId(db)), eq(agreements.kind, 'amg_policy'));
      expect(await db.$count(agreements, and(own, isNotNull(agreements.agreedAt)))).toBe(1);
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    },
  },
  'POST api/distribution/{distribution_platform_id}/agreement/{agreement}': {
    holds: 'the platform is agreed once, at the date of one call, and so is its agreement',
    check: async (db, answers) => {
      const own = eq(distributionPlatforms.id, 4);
      expect(
        await db.$count(distributionPlatforms, and(own, eq(distributionPlatforms.state, 'agreed'))),
      ).toBe(1);
      await allOf(204)(db, answers);
    },
  },
  'POST api/referralProgram/referralLink': {
    holds: 'a partner has one link of the current scheme',
    check: async (db, answers) => {
      const own = and(eq(referralLinks.partnerId, await partnerId(db)), eq(referralLinks.scheme, 'v4'));
      expect(await db.$count(referralLinks, own)).toBe(1);
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    },
  },
  'GET api/notificationMessages': {
    holds: 'the last week is told once',
    prepare: async (db) => {
      await db.update(partners).set({ toldWeek: '2020-01-06' });
    },
    check: async (db, answers) => {
      expect(countOf(answers, 200)).toBe(answers.length);
      const isWeek = and(eq(notifications.url, '/home#week'), isNull(notifications.archivedAt));
      expect(
        await db.$count(notifications, and(isWeek, eq(notifications.partnerId, await partnerId(db)))),
      ).toBe(1);
    },
  },
  'DELETE api/notificationMessages/{id}': {
    holds: 'the notification is archived',
    input: { params: { id: 3 } },
    check: async (db) =>
      expect(
        await db.$count(notifications, and(eq(notifications.id, 3), isNull(notifications.archivedAt))),
      ).toBe(0),
  },
  'POST api/notificationMessages/{id}/reply': {
    holds: 'the reply is kept',
    input: { params: { id: 3 }, body: { message: 'Thank you' } },
    check: async (db) => {
      const [row] = await db.select().from(notifications).where(eq(notifications.id, 3));
      expect(row?.partnerComment).toBe('Thank you');
    },
  },
  'POST api/notificationMessages/{id}/rate': {
    holds: 'the rating is kept',
    check: async (db) => {
      const [row] = await db.select().from(notifications).where(eq(notifications.id, 3));
      expect(row?.partnerRating).toBe(9);
    },
  },
  'POST api/news/{id}/read': {
    holds: 'an article was read once',
    check: async (db) => expect(await db.$count(newsReads, eq(newsReads.articleId, 1))).toBe(1),
  },
  'POST api/help/articles/{id}/feedback': {
    holds: 'a person has one opinion of an article',
    check: async (db, answers) => {
      expect(await db.$count(helpFeedback, eq(helpFeedback.articleId, 1))).toBe(1);
      await allOf(204)(db, answers);
    },
  },
  'POST api/help-analytics/articles/{id}/interactions': {
    holds: 'every acknowledged event is counted',
    check: async (db, answers) =>
      expect(await db.$count(helpInteractions, eq(helpInteractions.articleId, 1))).toBe(
        countOf(answers, 204),
      ),
  },
  'POST api/ai-gateway/responses': gateway(),
  'POST api/ai-gateway/chat/completions': gateway(),
};

function gateway(): RaceExpectation {
  return {
    holds: 'no more calls are under way than a person may have, and every answered one is counted',
    check: async (db, answers) => {
      expect(countOf(answers, 200) + countOf(answers, 429)).toBe(answers.length);
      const [used] = await db.select().from(gatewayUsage);
      expect(used?.requests).toBeGreaterThanOrEqual(countOf(answers, 200));
    },
  };
}
