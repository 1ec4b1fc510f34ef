import { and, eq, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../src/database/Database.ts';
import { audits, channels, chats, productPins, productProvisions } from '../../src/database/schema.ts';
import { productSupportChats } from '../../src/database/schema.ts';
import { countOf, type RaceExpectation } from './RaceExpectation.ts';

const days = 24 * 3_600_000;
const kyivBalconies = { platform: 'youtube', platform_guid: 'UCkyivbalconies000000000' };

async function channelOf(db: Database, guid: string) {
  const [channel] = await db.select().from(channels).where(eq(channels.platformGuid, guid));
  return channel!;
}

/** The writes about channels and services. */
export const channelRaces: Readonly<Record<string, RaceExpectation>> = {
  'DELETE api/channels/{platform}/{platform_guid}': {
    holds: 'the channel is taken away once, and every call is told so',
    input: { params: kyivBalconies },
    check: async (db, answers) => {
      const { deletedAt, status } = await channelOf(db, kyivBalconies.platform_guid);
      expect([deletedAt === null, status]).toEqual([false, 'not_connected']);
      expect(countOf(answers, 204)).toBe(answers.length);
    },
  },
  'POST api/channels/{platform}/{platform_guid}/country': {
    holds: 'the channel has the country, if a call was told so',
    input: { params: kyivBalconies, body: { country_code: 'PL' } },
    check: async (db, answers) => {
      const { country } = await channelOf(db, kyivBalconies.platform_guid);
      expect(country === 'PL').toBe(countOf(answers, 200) > 0);
    },
  },
  'POST api/channels/{platform}/{platform_guid}/join': {
    holds: 'the channel waits for its check once, and every call is told so',
    input: { params: kyivBalconies, body: { location: 'home', product_id: 12 } },
    prepare: async (db) => {
      const wanted = eq(channels.platformGuid, kyivBalconies.platform_guid);
      await db.update(channels).set({ status: 'not_connected', country: 'UA' }).where(wanted);
    },
    check: async (db, answers) => {
      const { status, joinLocation } = await channelOf(db, kyivBalconies.platform_guid);
      expect([status, joinLocation]).toEqual(['pending', 'home']);
      expect(countOf(answers, 200)).toBe(answers.length);
    },
  },
  'POST api/channels/{platform}/add': {
    holds: 'a profile has one owner: one call adds it, and the others get 409',
    check: async (db, answers) => {
      expect(await db.$count(channels, eq(channels.username, 'sample.name'))).toBe(1);
      expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, answers.length - 1]);
    },
  },
  'POST api/channels/{platform}/{platform_guid}/audit': {
    holds: 'there is one audit, asked for by one call',
    check: async (db, answers) => {
      const { id } = await channelOf(db, kyivBalconies.platform_guid);
      expect(await db.$count(audits, eq(audits.channelId, id))).toBe(countOf(answers, 200));
      expect(countOf(answers, 200)).toBeLessThanOrEqual(1);
    },
  },
  'POST api/ecosystem/productProvision/{id}': {
    holds: 'there is one request with one chat, whichever call made it',
    check: async (db, answers) => {
      const { id } = await channelOf(db, kyivBalconies.platform_guid);
      const wanted = and(eq(productProvisions.productId, 16), eq(productProvisions.channelId, id));
      const rows = await db.select().from(productProvisions).where(wanted);
      const isDone = countOf(answers, 200) > 0;
      expect(rows).toHaveLength(isDone ? 1 : 0);
      const chatIds = answers.flatMap(({ status, body }) =>
        status === 200 ? (body as { process: { chat_id: number } }).process.chat_id : [],
      );
      expect(new Set(chatIds)).toEqual(new Set(rows.map(({ chatId }) => chatId)));
      const about = (await db.select().from(chats)).filter(
        ({ processType, processable }) => processType === 'product' && processable.id === 16,
      );
      expect(about).toHaveLength(isDone ? 1 : 0);
    },
  },
  'POST api/ecosystem/products/{id}/members-only/support': {
    holds: 'a member has one chat about a service',
    check: async (db, answers) => {
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await db.$count(productSupportChats, eq(productSupportChats.productId, 1))).toBe(1);
    },
  },
  'POST api/ecosystem/products/{id}/pin': {
    holds: 'a service is pinned once',
    check: async (db, answers) => {
      expect(await db.$count(productPins, eq(productPins.productId, 7))).toBe(1);
      expect(countOf(answers, 200)).toBe(answers.length);
    },
  },
  'GET api/channels': {
    holds: 'what the clock has brought is kept once, and never over what a user did in the meantime',
    prepare: async (db) => {
      // The invitation was accepted in the meantime.
      const since = { statusSince: new Date(Date.now() - 4 * days) };
      const isInvited = eq(channels.status, 'invitation_sent');
      const wanted = eq(channels.platformGuid, kyivBalconies.platform_guid);
      await db.update(channels).set(since).where(and(wanted, isInvited));
    },
    check: async (db, answers) => {
      expect(countOf(answers, 200)).toBe(answers.length);
      const taken = await db
        .select()
        .from(channels)
        .where(and(isNotNull(channels.deletedAt), eq(channels.status, 'connected')));
      expect(taken).toEqual([]);
    },
  },
};
