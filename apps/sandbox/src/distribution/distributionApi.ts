import {
  agreeToDistribution,
  getDistribution,
  getVideoSupportChat,
  listActiveRequests,
} from '@my-air/distribution/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { acceptForPartner } from '../agreements/agreements.ts';
import { chats, type DistributionPlatformRow, distributionPlatforms } from '../database/schema.ts';
import type { WireLocale } from '../content/wireLocales.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { countUnread } from '../messenger/countUnread.ts';
import { translateText } from '../personas/translateText.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import {
  agreePlatforms,
  type DistributionRows,
  movePlatformOn,
  readDistribution,
  requestDates,
  requestState,
} from './distributionRows.ts';

/** The platforms that videos go to, what they bring, and the open requests. */
export const distributionApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerEndpoint(app, sandbox, getDistribution, async ({ db, locale }, { partner }) => {
    const rows = await readDistribution(db, partner.id);
    const now = clock.now();
    const unread = await countUnread(db, rows.platforms);
    const presented = rows.platforms.map((row) => presentPlatform(row, { ...rows, unread }, { now, locale }));
    const cents = presented.reduce(
      (sum, { total_amount_usd }) => sum + Math.round(total_amount_usd * 100),
      0,
    );
    return { platforms: presented, total_amount_usd: cents / 100 };
  });

  registerEndpoint(app, sandbox, listActiveRequests, async ({ db, scope }, { partner }) => {
    return { channels: presentRequests(scope, await readDistribution(db, partner.id), clock.now()) };
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
    const row = await db.query.distributionPlatforms.findFirst({
      where: and(
        eq(distributionPlatforms.id, platformId ?? 0),
        eq(distributionPlatforms.partnerId, partner.id),
      ),
    });
    if (row?.agreementKind == null || row.agreementKind !== params.agreement) throw notFound();
    const now = clock.now();
    await acceptForPartner(db, partner.id, row.agreementKind, now);
    if (movePlatformOn(row, now) === 'not_agreed') {
      await agreePlatforms(db, partner.id, row.agreementKind, now, row.id);
    }
  });
};

/** A platform as the wire has it. */
function presentPlatform(
  row: DistributionPlatformRow,
  { requests, channels, unread }: DistributionRows & { unread: ReadonlyMap<number | null, number> },
  { now, locale }: { now: Date; locale: WireLocale },
) {
  const asked = requests.filter(({ platformId }) => platformId === row.id);
  return {
    id: row.id,
    platform: row.platform,
    description: translateText(row.description, locale),
    state: movePlatformOn(row, now),
    product_id: row.productId,
    total_amount_usd: row.totalAmount,
    channels: channels
      // oxlint-disable-next-line my-air/channel-with-platform -- all of these are YouTube's
      .filter(({ platformGuid }) => asked.some(({ channelGuid }) => channelGuid === platformGuid))
      .map(({ platformGuid, title }) => ({ platform_guid: platformGuid, title })),
    agreement_id: row.agreementKind,
    agreement_signing_method: row.signingMethod,
    chat_id: row.chatId,
    unread_count: unread.get(row.chatId) ?? 0,
    reason: translateText(row.reason, locale),
  };
}

/** The channels that have open requests, each with its requests. */
function presentRequests(
  scope: Pick<Scope, 'origins'>,
  { channels, platforms, requests }: DistributionRows,
  now: Date,
) {
  return channels.flatMap(({ platformGuid, title, thumbnailImage }) => {
    // oxlint-disable-next-line my-air/channel-with-platform -- all of these are YouTube's
    const asked = requests.filter(({ channelGuid }) => channelGuid === platformGuid);
    if (asked.length === 0) return [];
    const distribution_platforms = asked.flatMap(({ platformId, agreedAt }) => {
      const found = platforms.find(({ id }) => id === platformId);
      if (!found) return [];
      const dates = requestDates(agreedAt, now);
      return [{ id: platformId, platform: found.platform, state: requestState(dates), ...dates }];
    });
    const thumbnail_image = absoluteUrl(scope, thumbnailImage);
    return [{ platform_guid: platformGuid, title, thumbnail_image, distribution_platforms }];
  });
}
