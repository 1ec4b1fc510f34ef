import { and, eq, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';

import {
  agreements,
  aiChannels,
  aiLedger,
  aiOrders,
  channels,
  distributionPlatforms,
  platformCodes,
} from '../database/schema.ts';
import { startAt } from '../testing/authorize.ts';
import type { Answered, Visitor } from '../testing/Visitor.ts';
import type { RunningSandbox } from '../startSandbox.ts';
import type { Send } from './accountPageRaces.ts';

/** What must be true of a page of the world outside that writes, however many of it and of others are sent at once. */
export interface WorldRace {
  /** Opens what is sent. */
  readonly open: (sandbox: RunningSandbox, who: Visitor) => Promise<Send>;
  /** The calls of the API that write to the same rows. */
  readonly meets: readonly string[];
  readonly check: (sandbox: RunningSandbox, answers: readonly Answered[]) => Promise<void>;
}

const kind = 'terms_and_conditions';
const kyivBalconies = 'UCkyivbalconies000000000';
const maisternia = 'UCmaisternia000000000000';
const ofAiChannel = 'api/ai-metadata/channels/{id}';
const issue = 'access_revoked';

/** What must hold of each of them, by its method and path. */
export const worldRaces: Readonly<Record<string, WorldRace>> = {
  'POST /checkout/:token': {
    open: async (_sandbox, who) => {
      const { body } = await who.write('POST', '/api/finances-ai/packages/2/orders');
      const { checkout_url: address } = body as { checkout_url: string };
      return () => who.copy().submit(address, { choice: 'paid' });
    },
    meets: [
      'POST api/finances-ai/packages/{id}/orders',
      `POST ${ofAiChannel}/batch-translations`,
      'POST api/ai-metadata/batch-translations/{id}/retry-failed',
    ],
    check: async ({ control: { db } }) => {
      const paid = await db.select().from(aiOrders).where(eq(aiOrders.outcome, 'paid'));
      // One is among the seeds.
      expect(paid).toHaveLength(2);
      for (const { id, status } of paid) {
        const bought = and(eq(aiLedger.kind, 'bought'), eq(aiLedger.orderId, id));
        expect(await db.$count(aiLedger, bought)).toBe(status === 'paid' ? 1 : 0);
      }
    },
  },
  'POST /signing/:kind': {
    open: async ({ url, worldUrl }, who) => {
      const fields = { return_url: `${url}/distribution`, way: 'signing_complete' };
      return () => who.copy().submit(`${worldUrl}/signing/${kind}`, fields);
    },
    meets: [
      'POST api/profile/agreements/{agreement}',
      'POST api/distribution/{distribution_platform_id}/agreement/{agreement}',
      'POST api/profile/contacts',
    ],
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
    open:
      async ({ worldUrl }, who) =>
      () =>
        who.copy().submit(`${worldUrl}/youtube/permissions`, { guid: kyivBalconies }),
    meets: [
      'DELETE api/channels/{platform}/{platform_guid}',
      'POST api/channels/{platform}/{platform_guid}/country',
      'POST api/channels/{platform}/{platform_guid}/audit',
      'POST api/ecosystem/productProvision/{id}',
      'GET api/channels',
    ],
    check: async ({ control: { db } }) => {
      const [channel] = await db.select().from(channels).where(eq(channels.platformGuid, kyivBalconies));
      const { isAccessRevoked, issues, issueDescriptions } = channel!;
      expect(isAccessRevoked).toBe(true);
      expect(issues.filter((name) => name === issue)).toHaveLength(1);
      expect(issueDescriptions).toHaveLength(issues.length);
    },
  },
  'POST /ai-metadata/permissions': {
    open:
      async ({ worldUrl }, who) =>
      () =>
        who.copy().submit(`${worldUrl}/ai-metadata/permissions`, { guid: maisternia }),
    meets: [
      `POST ${ofAiChannel}/batch-translations`,
      `PUT ${ofAiChannel}/localization-settings`,
      `DELETE ${ofAiChannel}`,
      'POST api/ai-metadata/capabilities/receive',
      'POST api/ai-metadata/batch-translations/{id}/cancel',
      'POST api/ai-metadata/batch-translations/{id}/review/approve',
    ],
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
    open: async (_sandbox, who) => {
      const asked = await startAt(who, 'youtube');
      const fields = { ...Object.fromEntries(asked.searchParams), decision: 'allow', choice: 'new' };
      return () => who.copy().submit(asked.origin + asked.pathname, fields);
    },
    meets: ['GET api/channels'],
    check: async ({ control: { db } }, answers) =>
      expect(await db.$count(platformCodes)).toBe(answers.length),
  },
};
