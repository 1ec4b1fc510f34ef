import type { Channel } from '@my-air/api-client/contract';
import type { InferInput } from 'valibot';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import type { ChannelRow } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { countUnread } from '../messenger/countUnread.ts';
import { translateText } from '../personas/translateText.ts';
import type { Platform } from '../Platform.ts';
import { invitationExpiry } from './moveChannelOn.ts';

interface ChannelReader {
  db: Queries;
  /** The language of the user. */
  locale: WireLocale;
}

/** Channels as the wire has them: YouTube's fields for YouTube, and those of profiles for the others. */
export async function presentChannels(
  sandbox: Pick<Platform, 'origins'>,
  rows: readonly ChannelRow[],
  { db, locale }: ChannelReader,
): Promise<InferInput<typeof Channel>[]> {
  const unread = await countUnread(db, rows);
  return rows.map((row) => presentChannel(sandbox, row, { locale, unread: unread.get(row.chatId) ?? 0 }));
}

function presentChannel(
  sandbox: Pick<Platform, 'origins'>,
  channel: ChannelRow,
  { locale, unread }: { locale: WireLocale; unread: number },
): InferInput<typeof Channel> {
  return {
    platform: channel.platform,
    platform_guid: channel.platformGuid,
    title: channel.title,
    description: channel.description,
    subscriber_count: channel.subscriberCount,
    url: channel.url,
    username: channel.username,
    thumbnail_image: absoluteUrl(sandbox, channel.thumbnailImage),
    is_verified: channel.isVerified,
    join_request_not_allowed_until: channel.joinRequestNotAllowedUntil?.toISOString() ?? null,
    added_from_product: channel.addedFromProduct,
    closed_banners: channel.closedBanners,
    unread_count: unread,
    air_vertical_id: channel.airVerticalId,
    selected_vertical_id: channel.selectedVerticalId,
    country: channel.country,
    ...(channel.platform === 'youtube' ? youtubeFields(sandbox, channel, locale) : profileFields(channel)),
  };
}

function youtubeFields(sandbox: Pick<Platform, 'origins'>, channel: ChannelRow, locale: WireLocale) {
  return {
    banner_image: absoluteUrl(sandbox, channel.bannerImage),
    status: channel.status,
    status_since: channel.statusSince.toISOString(),
    resolution: translateText(channel.resolution, locale),
    chat_id: channel.chatId,
    contract: channel.contract,
    issues: channel.issues,
    issue_descriptions: channel.issueDescriptions.map((text) => translateText(text, locale)),
    invitation_expires_at: invitationExpiry(channel)?.toISOString() ?? null,
    is_access_revoked: channel.isAccessRevoked,
    metrics: channel.metrics,
  };
}

function profileFields({ platform, following, posts, likes }: ChannelRow) {
  return { following, ...(platform === 'tiktok' ? { likes } : { posts }) };
}
