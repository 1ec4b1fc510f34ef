import {
  agreeToDistribution,
  getDistribution,
  getVideoSupportChat,
  listActiveRequests,
} from '@my-air/distribution/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { acceptForPartner } from '../agreements/acceptForPartner.ts';
import { chats, distributionPlatforms } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { agreePlatforms } from './agreePlatforms.ts';
import { channelsOf, platformsOf, requestsOf } from './distributionRows.ts';
import { movePlatformOn } from './movePlatformOn.ts';
import { presentPlatform, presentRequests } from './presentDistribution.ts';

/** The platforms that videos go to, what they bring, and the open requests. */
export const distributionApi: ApiPart = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, getDistribution, async ({ db }, { partner }) => {
    const [platforms, requests, channels] = await Promise.all([
      platformsOf(db, partner.id),
      requestsOf(db, partner.id),
      channelsOf(db, partner.id),
    ]);
    const now = clock.now();
    const presented = platforms.map((row) => presentPlatform(row, requests, channels, now));
    const cents = presented.reduce(
      (sum, { total_amount_usd }) => sum + Math.round(total_amount_usd * 100),
      0,
    );
    return { platforms: presented, total_amount_usd: cents / 100 };
  });

  registerEndpoint(app, sandbox, listActiveRequests, async ({ db, scope }, { partner }) => {
    const [platforms, requests, channels] = await Promise.all([
      platformsOf(db, partner.id),
      requestsOf(db, partner.id),
      channelsOf(db, partner.id),
    ]);
    return { channels: presentRequests(scope, channels, platforms, requests, clock.now()) };
  });

  registerEndpoint(app, sandbox, getVideoSupportChat, async ({ db }, { partner }) => {
    const [chat] = await db
      .select({ id: chats.id, unread_count: chats.unreadCount })
      .from(chats)
      .where(
        and(eq(chats.partnerId, partner.id), eq(chats.processType, 'distribution'), isNull(chats.archivedAt)),
      )
      .orderBy(asc(chats.id))
      .limit(1);
    return { chat: chat ?? null };
  });

  registerEndpoint(app, sandbox, agreeToDistribution, async ({ db, params }, { partner }) => {
    const platformId = databaseId(params.distribution_platform_id);
    const [row] = await db
      .select()
      .from(distributionPlatforms)
      .where(
        and(eq(distributionPlatforms.id, platformId ?? 0), eq(distributionPlatforms.partnerId, partner.id)),
      );
    if (row?.agreementKind == null || row.agreementKind !== params.agreement) throw notFound();
    const now = clock.now();
    await acceptForPartner(db, partner.id, row.agreementKind, now);
    if (movePlatformOn(row, now) === 'not_agreed') {
      await agreePlatforms(db, partner.id, row.agreementKind, now, row.id);
    }
  });
};
