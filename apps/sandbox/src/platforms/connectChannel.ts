import { and, eq } from 'drizzle-orm';

import { connectAiChannel } from '../ai-metadata/connectAiChannel.ts';
import { endChannel } from '../channels/endChannel.ts';
import { firstContract } from '../channels/findChannels.ts';
import { canJoin, moveChannelOn } from '../channels/moveChannelOn.ts';
import { archive } from '../channels/tellProgress.ts';
import type { Transaction } from '../database/Database.ts';
import {
  type ChannelRow,
  channels,
  countries,
  partners,
  type PlatformAttempt,
  type PlatformChoice,
  type PlatformEnding,
} from '../database/schema.ts';
import { picturePath } from '../pictures/pictures.ts';

type Access = Pick<ChannelRow, 'isAccessRevoked' | 'issues' | 'issueDescriptions'>;

const issue = 'access_revoked';
const description = 'The platform revoked our access to the channel. Reconnect it.';

export interface Connection extends PlatformEnding {
  /**
   * Whether the translation worker must be woken: to continue the jobs that waited for this access, or to cancel those of
   * a former owner.
   */
  readonly wakesWorker?: boolean;
}

type Chosen = NonNullable<PlatformChoice['channel']>;

/** Stores the user's decision at a platform. */
export async function connectChannel(
  db: Transaction,
  attempt: PlatformAttempt,
  choice: PlatformChoice,
  partnerId: number,
  now: Date,
): Promise<Connection> {
  const { channel: chosen } = choice;
  if (!chosen) return { outcome: 'not_chosen', channel: null };
  const channel = { guid: chosen.guid, title: chosen.title };
  const platform = channelPlatform(attempt.platform);
  const isIt = and(eq(channels.platform, platform), eq(channels.platformGuid, chosen.guid));
  const find = () => db.select().from(channels).where(isIt).for('update');
  let [row] = await find();
  // A channel that was removed has no owner, so that any partner may connect it.
  const isTaken = row?.deletedAt === null;
  const before = row && row.partnerId !== partnerId ? row : undefined;
  if (chosen.isForeign || (isTaken && before)) return { outcome: 'not_own', channel };
  // A database that is kept has removed channels whose former owners still had something there.
  const endsJobs = before !== undefined && (await endChannel(db, before, now, { isGivenUp: true }));
  if (before) [row] = await find();
  const known = row && { ...row, ...moveChannelOn(row, now) };

  const country = known?.country ?? (await countryOf(db, partnerId));
  const next = nextStatus(attempt, choice, isTaken ? known : undefined, country, now);
  const values = {
    title: chosen.title,
    country,
    ...(known && choice.isFinished && accessGiven(known)),
    ...(next !== null && { status: next, statusSince: now, joinCourse: chosen.joinCourse }),
    ...(next === 'pending' && { joinRequestNotAllowedUntil: null }),
    ...(choice.channel?.isAutoConfirmed &&
      next === 'connected' && { contract: known?.contract ?? firstContract }),
    // The token is valid again, so a refusal of a join because of it no longer holds.
    ...(known?.joinRefusal === 'join_channel_with_invalid_token' && { joinRefusal: null }),
  };
  let kept: ChannelRow | undefined;
  if (known) {
    [kept] = await db
      .update(channels)
      .set({ ...values, partnerId, deletedAt: null })
      .where(eq(channels.id, known.id))
      .returning();
  } else {
    [kept] = await db
      .insert(channels)
      .values({
        ...newChannel(platform, chosen),
        ...values,
        partnerId,
        addedFromProduct: attempt.productId,
        statusSince: now,
        createdAt: now,
      })
      .returning();
  }
  // The welcome asks for a first channel.
  if (choice.isFinished) await archive(db, partnerId, '/accounts/youtube', now);
  const isForTranslations = attempt.platform === 'ai-metadata' && choice.isFinished;
  const continuesJobs = isForTranslations && (await connectAiChannel(db, kept!, now));
  const outcome = outcomeOf(choice, isTaken ? known : undefined, next);
  // The wider access is new, also where the channel itself is not.
  const isWider = isForTranslations && outcome === 'already_connected';
  return { outcome: isWider ? 'connected' : outcome, channel, wakesWorker: continuesJobs || endsJobs };
}

/** AI metadata asks YouTube for access to a channel there. */
export function channelPlatform(platform: string): string {
  return platform === 'ai-metadata' ? 'youtube' : platform;
}

/** The country of the owner's profile. */
async function countryOf(db: Transaction, partnerId: number): Promise<string | null> {
  const [home] = await db
    .select({ isoCode: countries.isoCode })
    .from(partners)
    .innerJoin(countries, eq(countries.id, partners.countryId))
    .where(eq(partners.id, partnerId));
  return home?.isoCode ?? null;
}

/** The status that the channel reaches; null leaves it as it is. */
function nextStatus(
  attempt: PlatformAttempt,
  choice: PlatformChoice,
  known: ChannelRow | undefined,
  country: string | null,
  now: Date,
): string | null {
  if (!choice.isFinished) return known ? null : 'not_connected';
  // Profiles of the other platforms have nothing to join.
  if (attempt.platform === 'instagram' || attempt.platform === 'tiktok') return 'connected';
  if (known && !canJoin(known, now)) return null;
  if (choice.channel?.isAutoConfirmed) return 'connected';
  // Without a country nothing can join yet: the portal asks for it and sends the request itself.
  if (attempt.isJoining && country !== null) return 'pending';
  return known ? null : 'not_connected';
}

function outcomeOf(choice: PlatformChoice, known: ChannelRow | undefined, next: string | null) {
  if (!choice.isFinished) return 'not_chosen';
  if (choice.channel?.isAutoConfirmed && next === 'connected') return 'auto_confirmed';
  const hasChanged = !known || known.isAccessRevoked || (next !== null && next !== known.status);
  return hasChanged || known.status === 'not_connected' ? 'connected' : 'already_connected';
}

function newChannel(platform: string, chosen: Chosen) {
  const addresses: Readonly<Record<string, string>> = {
    youtube: `https://www.youtube.com/channel/${chosen.guid}`,
    instagram: `https://www.instagram.com/${chosen.username}`,
    tiktok: `https://www.tiktok.com/@${chosen.username}`,
  };
  return {
    platform,
    platformGuid: chosen.guid,
    title: chosen.title,
    username: chosen.username,
    description: chosen.description,
    subscriberCount: chosen.subscriberCount,
    url: addresses[platform] ?? null,
    thumbnailImage: picturePath('channel', chosen.title),
  };
}

/** The access state of a channel whose owner revoked our access. */
export function accessTaken(channel: Access): Access {
  const { issues, issueDescriptions } = accessGiven(channel);
  return {
    isAccessRevoked: true,
    issues: [...issues, issue],
    issueDescriptions: [...issueDescriptions, description],
  };
}

/** The access state of a channel that we may see; its other issues stay. */
function accessGiven({ issues, issueDescriptions }: Access): Access {
  // The two lists speak of the same issues in the same order.
  const others = (_entry: string, index: number) => issues[index] !== issue;
  return {
    isAccessRevoked: false,
    issues: issues.filter(others),
    issueDescriptions: issueDescriptions.filter(others),
  };
}
