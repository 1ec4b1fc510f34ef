import type { DistributionPlatformRow, DistributionRequestRow } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import type { Scope } from '../Sandbox.ts';
import type { ChannelNames } from './distributionRows.ts';
import { movePlatformOn, requestDates, requestState } from './movePlatformOn.ts';

/** A platform as the wire has it. */
export function presentPlatform(
  row: DistributionPlatformRow,
  requests: readonly DistributionRequestRow[],
  channels: ChannelNames,
  now: Date,
) {
  const asked = requests.filter(({ platformId }) => platformId === row.id);
  return {
    id: row.id,
    platform: row.platform,
    description: row.description,
    state: movePlatformOn(row, now),
    product_id: row.productId,
    total_amount_usd: row.totalAmount,
    channels: channels
      .filter(({ platformGuid }) => asked.some(({ channelGuid }) => channelGuid === platformGuid))
      .map(({ platformGuid, title }) => ({ platform_guid: platformGuid, title })),
    agreement_id: row.agreementKind,
    agreement_signing_method: row.signingMethod,
    chat_id: row.chatId,
    unread_count: row.unreadCount,
    reason: row.reason,
  };
}

/** The channels that have open requests, each with its requests. */
export function presentRequests(
  scope: Pick<Scope, 'origins'>,
  channels: ChannelNames,
  platforms: readonly DistributionPlatformRow[],
  requests: readonly DistributionRequestRow[],
  now: Date,
) {
  return channels.flatMap(({ platformGuid, title, thumbnailImage }) => {
    const asked = requests.filter(({ channelGuid }) => channelGuid === platformGuid);
    if (asked.length === 0) return [];
    const distribution_platforms = asked.flatMap(({ platformId, agreedAt }) => {
      const found = platforms.find(({ id }) => id === platformId);
      if (!found) return [];
      const dates = requestDates(agreedAt, now);
      return [{ id: platformId, platform: found.platform, state: requestState(dates), ...dates }];
    });
    return [
      {
        platform_guid: platformGuid,
        title,
        thumbnail_image: absoluteUrl(scope, thumbnailImage),
        distribution_platforms,
      },
    ];
  });
}
