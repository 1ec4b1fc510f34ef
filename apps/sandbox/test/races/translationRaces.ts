import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../src/database/Database.ts';
import {
  aiChannels,
  aiItems,
  aiJobs,
  aiLedger,
  aiOrders,
  aiTerms,
  channels,
  partners,
  users,
} from '../../src/database/schema.ts';
import type { Answered } from '#test/support/Visitor.ts';
import { countOf, type RaceExpectation } from './RaceExpectation.ts';

/** Asserts that all calls got one of these answers. */
function onlyStatuses(answers: readonly Answered[], ...statuses: number[]) {
  expect(answers.filter(({ status }) => !statuses.includes(status)).map(({ text }) => text)).toEqual([]);
}

async function ofMaisternia(db: Database) {
  const [found] = await db
    .select({ ai: aiChannels })
    .from(aiChannels)
    .innerJoin(channels, eq(channels.id, aiChannels.channelId))
    .where(eq(channels.platformGuid, 'UCmaisternia000000000000'));
  return found!.ai;
}

/** Of the order that is to be credited. */
const paidToken = 'paid-while-away';
const jobs = 'api/ai-metadata/batch-translations/{id}';
const ofChannel = 'api/ai-metadata/channels/{id}';

/** The writes of AI metadata and of its money. */
export const translationRaces: Readonly<Record<string, RaceExpectation>> = {
  [`POST ${ofChannel}/batch-translations`]: {
    holds: 'a video is translated into a language by one job, and every job is paid once',
    check: async (db, answers) => {
      onlyStatuses(answers, 200, 409);
      const { partnerId } = await ofMaisternia(db);
      expect(await db.$count(aiJobs, eq(aiJobs.partnerId, partnerId))).toBe(2 + countOf(answers, 200));
    },
  },
  [`POST ${jobs}/cancel`]: {
    holds: 'what was not used is returned once',
    check: async (_db, answers) => onlyStatuses(answers, 200),
  },
  [`POST ${jobs}/retry-failed`]: {
    holds: 'what failed is reserved and done again once',
    check: async (db, answers) => {
      onlyStatuses(answers, 200, 409);
      const again = and(eq(aiLedger.jobId, 1), eq(aiLedger.kind, 'reserved'));
      expect(await db.$count(aiLedger, again)).toBe(1 + countOf(answers, 200));
    },
  },
  [`POST ${jobs}/undo`]: {
    holds: 'a job is taken back once',
    check: async (db, answers) => {
      onlyStatuses(answers, 200, 409);
      const [job] = await db.select().from(aiJobs).where(eq(aiJobs.id, 1));
      expect(job!.undone).toBeLessThanOrEqual(job!.completed);
    },
  },
  [`POST ${jobs}/review/{item}/approve`]: {
    holds: 'a result is published and paid once, or dropped',
    check: async (db, answers) => {
      onlyStatuses(answers, 200, 409);
      const [item] = await db.select().from(aiItems).where(eq(aiItems.id, 25));
      expect(item!.status !== 'in_review').toBe(true);
    },
  },
  [`POST ${jobs}/review/{item}/discard`]: {
    holds: 'a result is dropped and returned once, or published',
    check: async (_db, answers) => onlyStatuses(answers, 200, 409),
  },
  [`PUT ${jobs}/review/{item}`]: {
    holds: 'a result is corrected while it waits, and never after it was published',
    check: async (_db, answers) => onlyStatuses(answers, 200, 409),
  },
  [`POST ${jobs}/review/approve`]: {
    holds: 'everything that waits is approved once',
    check: async (db, answers) => {
      onlyStatuses(answers, 200);
      const { partnerId } = await ofMaisternia(db);
      const own = db.select({ id: aiJobs.id }).from(aiJobs).where(eq(aiJobs.partnerId, partnerId));
      const waiting = and(eq(aiItems.status, 'in_review'), inArray(aiItems.jobId, own));
      expect(await db.$count(aiItems, waiting)).toBe(0);
    },
  },
  [`POST ${ofChannel}/request-force-update`]: {
    holds: 'one call starts a synchronisation, and the others are refused',
    check: async (_db, answers) => {
      onlyStatuses(answers, 200, 409, 429);
      expect(countOf(answers, 200)).toBe(1);
    },
  },
  [`DELETE ${ofChannel}`]: {
    holds: 'the access is given up',
    input: { params: { id: 'UCmaisternia000000000000' } },
    check: async (db, answers) => {
      onlyStatuses(answers, 204);
      expect(await db.$count(aiChannels, isNotNull(aiChannels.disconnectedAt))).toBe(1);
    },
  },
  [`PUT ${ofChannel}/localization-settings`]: {
    holds: 'the settings are those of a call, and auto mode begins once',
    check: async (db, answers) => {
      onlyStatuses(answers, 200);
      const { settings, autoSince } = await ofMaisternia(db);
      expect([settings.translate_languages, autoSince !== null]).toEqual([['en', 'pl'], true]);
    },
  },
  [`POST ${ofChannel}/pre-calculation`]: {
    holds: 'nothing is written',
    isReading: true,
    check: async (_db, answers) => onlyStatuses(answers, 200),
  },
  [`POST ${ofChannel}/localization-settings/pre-calculation`]: {
    holds: 'nothing is written',
    isReading: true,
    check: async (_db, answers) => onlyStatuses(answers, 200),
  },
  [`POST ${ofChannel}/videos/list`]: {
    holds: 'nothing is written',
    isReading: true,
    check: async (_db, answers) => onlyStatuses(answers, 200),
  },
  'POST api/ai-metadata/capabilities/receive': {
    holds: 'the capability is granted, beside those that are there',
    check: async (db, answers) => {
      onlyStatuses(answers, 204, 403);
      const [partner] = await db
        .select({ capabilities: partners.capabilities })
        .from(partners)
        .innerJoin(users, eq(users.id, partners.userId))
        .where(eq(users.email, 'partner@my-air.test'));
      expect(partner!.capabilities).toMatchObject({ metadata_ai_service: true, member: true });
    },
  },
  'POST api/ai-metadata/glossary': {
    holds: 'a name is listed once',
    check: async (db, answers) => {
      onlyStatuses(answers, 200);
      expect(await db.$count(aiTerms, eq(aiTerms.text, 'Slow Timber'))).toBe(1);
    },
  },
  'DELETE api/ai-metadata/glossary/{id}': {
    holds: 'a name is removed by one call, and not found by the others',
    check: async (_db, answers) => {
      expect([countOf(answers, 204), countOf(answers, 404)]).toEqual([1, answers.length - 1]);
    },
  },
  'GET api/finances-ai/balance': {
    holds: 'an order that was paid is credited once',
    prepare: async (db) => {
      const [order] = await db.select().from(aiOrders).where(eq(aiOrders.outcome, 'paid'));
      const { id: _, ...values } = order!;
      const pending = { status: 'pending', token: paidToken, packageId: 1, paidAt: null };
      await db.insert(aiOrders).values({ ...values, ...pending, webhookAt: values.createdAt });
    },
    check: async (db, answers) => {
      onlyStatuses(answers, 200);
      const [order] = await db.select().from(aiOrders).where(eq(aiOrders.token, paidToken));
      expect(order?.status).toBe('paid');
      expect(await db.$count(aiLedger, eq(aiLedger.orderId, order!.id))).toBe(1);
    },
  },
  'POST api/finances-ai/packages/{id}/orders': {
    holds: 'one order waits for its payment, whoever placed it, and none is credited before it is paid',
    check: async (db, answers) => {
      onlyStatuses(answers, 200);
      expect(await db.$count(aiOrders, isNull(aiOrders.outcome))).toBe(1);
    },
  },
};
