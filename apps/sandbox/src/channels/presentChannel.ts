import type { Channel } from '@my-air/api-client/contract';
import { and, eq, inArray, isNull, lte, max } from 'drizzle-orm';
import type { InferInput } from 'valibot';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { aiChannels, aiVideos, type ChannelRow } from '../database/schema.ts';
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
  sandbox: Pick<Platform, 'origins' | 'clock'>,
  rows: readonly ChannelRow[],
  { db, locale }: ChannelReader,
): Promise<InferInput<typeof Channel>[]> {
  const unread = await countUnread(db, rows);
  const published = await findLastPublished(db, rows, sandbox.clock.now());
  return rows.map((row) =>
    presentChannel(sandbox, row, {
      locale,
      unread: unread.get(row.chatId) ?? 0,
      published: published.get(row.id),
    }),
  );
}

/** When the newest video of each channel was published, by the id of the channel; without those that have none. */
async function findLastPublished(
  db: Queries,
  rows: readonly ChannelRow[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ channelId: aiChannels.channelId, published: max(aiVideos.publishedAt) })
    .from(aiVideos)
    .innerJoin(aiChannels, eq(aiVideos.aiChannelId, aiChannels.id))
    .where(
      and(
        inArray(
          aiChannels.channelId,
          rows.map(({ id }) => id),
        ),
        isNull(aiVideos.deletedAt),
        lte(aiVideos.publishedAt, now),
      ),
    )
    .groupBy(aiChannels.channelId);
  return new Map(found.flatMap(({ channelId, published }) => (published ? [[channelId, published]] : [])));
}

function presentChannel(
  sandbox: Pick<Platform, 'origins'>,
  channel: ChannelRow,
  { locale, unread, published }: { locale: WireLocale; unread: number; published: Date | undefined },
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
    last_published_at: published?.toISOString() ?? null,
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
