import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';

import {
  agreements,
  aiChannels,
  aiLedger,
  aiOrders,
  channels,
  distributionPlatforms,
  partners,
  platformCodes,
  users,
} from '../../src/database/schema.ts';
import { startAt } from '#test/support/authorize.ts';
import type { Race } from './Race.ts';

const kind = 'terms_and_conditions';
const kyivBalconies = 'UCkyivbalconies000000000';
const maisternia = 'UCmaisternia000000000000';
const issue = 'access_revoked';

/** The races of each form of the outside services, by its method and path. */
export const worldRaces: Readonly<Record<string, Race>> = {
  'POST /checkout/:token': {
    open: async (_sandbox, as) => {
      const who = await as('partner');
      const { body } = await who.write('POST', '/api/finances-ai/packages/2/orders');
      const { checkout_url: address } = body as { checkout_url: string };
      return () => who.copy().submit(address, { choice: 'paid' });
    },
    statuses: [303],
    check: async ({ control: { db } }) => {
      const partner = db
        .select({ id: partners.id })
        .from(partners)
        .innerJoin(users, eq(users.id, partners.userId))
        .where(eq(users.email, 'partner@my-air.test'));
      const wanted = and(
        eq(aiOrders.outcome, 'paid'),
        eq(aiOrders.packageId, 2),
        inArray(aiOrders.partnerId, partner),
      );
      const paid = await db.select().from(aiOrders).where(wanted);
      // One is among the seeds.
      expect(paid).toHaveLength(2);
      for (const { id, status } of paid) {
        const bought = and(eq(aiLedger.kind, 'bought'), eq(aiLedger.orderId, id));
        expect(await db.$count(aiLedger, bought)).toBe(status === 'paid' ? 1 : 0);
      }
    },
  },
  'POST /signing/:kind': {
    open: async ({ url, worldUrl }, as) => {
      const who = await as('partner');
      const fields = { return_url: `${url}/distribution`, way: 'signing_complete' };
      return () => who.copy().submit(`${worldUrl}/signing/${kind}`, fields);
    },
    statuses: [303],
    check: async ({ control: { db } }) => {
      const agreed = and(eq(agreements.kind, kind), isNotNull(agreements.agreedAt));
      expect(await db.$count(agreements, agreed)).toBeGreaterThan(0);
      const waiting = and(
        eq(distributionPlatforms.partnerId, 1),
        eq(distributionPlatforms.agreementKind, kind),
        eq(distributionPlatforms.state, 'not_agreed'),
      );
      expect(await db.$count(distributionPlatforms, waiting)).toBe(0);
    },
  },
  'POST /youtube/permissions': {
    open: async ({ worldUrl }, as) => {
      const who = await as('partner');
      return () => who.copy().submit(`${worldUrl}/youtube/permissions`, { guid: kyivBalconies });
    },
    statuses: [303],
    check: async ({ control: { db } }) => {
      const [channel] = await db.select().from(channels).where(eq(channels.platformGuid, kyivBalconies));
      const { isAccessRevoked, issues, issueDescriptions } = channel!;
      expect(isAccessRevoked).toBe(true);
      expect(issues.filter((name) => name === issue)).toHaveLength(1);
      expect(issueDescriptions).toHaveLength(issues.length);
    },
  },
  'POST /ai-metadata/permissions': {
    open: async ({ worldUrl }, as) => {
      const who = await as('partner');
      return () => who.copy().submit(`${worldUrl}/ai-metadata/permissions`, { guid: maisternia });
    },
    statuses: [303],
    check: async ({ control: { db } }) => {
      const [found] = await db
        .select({ isRevoked: aiChannels.isAccessRevoked })
        .from(aiChannels)
        .innerJoin(channels, eq(channels.id, aiChannels.channelId))
        .where(eq(channels.platformGuid, maisternia));
      expect(found?.isRevoked).toBe(true);
    },
  },
  'POST /youtube/authorize': {
    open: async (_sandbox, as) => {
      const who = await as('partner');
      const asked = await startAt(who, 'youtube');
      const fields = { ...Object.fromEntries(asked.searchParams), decision: 'allow', choice: 'new' };
      return () => who.copy().submit(asked.origin + asked.pathname, fields);
    },
    statuses: [303],
    check: async ({ control: { db } }, answers) =>
      expect(await db.$count(platformCodes)).toBe(answers.length),
  },
};
