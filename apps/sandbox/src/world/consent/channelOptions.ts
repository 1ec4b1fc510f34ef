import { randomBytes } from 'node:crypto';

import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { type ChannelRow, channels, partners, type PlatformChoice, users } from '../../database/schema.ts';
import type { Platform } from '../../Platform.ts';
import { channelPlatform } from '../../platforms/connectChannel.ts';

type Channel = NonNullable<PlatformChoice['channel']>;

const titles = readData('world/channelTitles.json', v.array(v.string()));

/** One line of the consent page that can be chosen. */
export interface ChannelOption {
  readonly value: string;
  readonly title: string;
  /** The consequence of choosing it. */
  readonly note: string;
  /** The channel that the authorization code then refers to. */
  readonly channel: PlatformChoice['channel'];
}

/** The channels that the user can choose from at a platform; every outcome of the way back is among them. */
export async function channelOptions(
  sandbox: Platform,
  platform: string,
  email: string,
): Promise<ChannelOption[]> {
  const usersChannels = await channelsOf(sandbox, platform, eq(users.email, email), 50);
  const [foreign] = await channelsOf(sandbox, platform, ne(users.email, email), 1);
  return [
    option('new', 'A new channel', 'Nobody has added it yet', newChannel(platform, 'approved')),
    option('low-metrics', 'A new channel that is too small', 'Its application is refused for its numbers', {
      ...newChannel(platform, 'low_metrics'),
      subscriberCount: 140,
    }),
    option('checked', 'A new channel that a person has to check', 'Its application goes to moderation', {
      ...newChannel(platform, 'moderated'),
    }),
    option('auto-confirmed', 'A channel the platform vouches for', 'Confirmed at once, without a check', {
      ...newChannel(platform, 'approved'),
      isAutoConfirmed: true,
    }),
    ...usersChannels.map((row) => option(`own:${row.platformGuid}`, row.title, noteOf(row), chosen(row))),
    option(
      'foreign',
      foreign?.title ?? "Somebody else's channel",
      'Added to another account already',
      foreign ? chosen(foreign) : { ...newChannel(platform, 'approved'), isForeign: true },
    ),
    option('none', 'None', 'Gives access without choosing anything', null),
  ];
}

function option(
  value: string,
  title: string,
  note: string,
  channel: ChannelOption['channel'],
): ChannelOption {
  return { value, title, note, channel };
}

/** The channels of a platform that are connected to the account of an address, or to any other account. */
async function channelsOf(
  { db }: Platform,
  platform: string,
  account: SQL,
  count: number,
): Promise<ChannelRow[]> {
  const rows = await db
    .select({ channel: channels })
    .from(channels)
    .innerJoin(partners, eq(partners.id, channels.partnerId))
    .innerJoin(users, eq(users.id, partners.userId))
    .where(and(account, eq(channels.platform, channelPlatform(platform)), isNull(channels.deletedAt)))
    .orderBy(desc(channels.isAccessRevoked), channels.id)
    .limit(count);
  return rows.map(({ channel }) => channel);
}

function noteOf({ isAccessRevoked, status }: ChannelRow): string {
  if (isAccessRevoked) return 'Added before, access revoked';
  if (status === 'not_connected') return 'Yours; it has not applied yet';
  return 'Added to this account already';
}

function chosen(row: ChannelRow): ChannelOption['channel'] {
  return {
    guid: row.platformGuid,
    title: row.title,
    username: row.username ?? '',
    description: row.description ?? '',
    subscriberCount: row.subscriberCount ?? 0,
    joinCourse: row.joinCourse,
    isAutoConfirmed: false,
    isForeign: false,
  };
}

/** A channel that has not been connected before, with a name of the platform's kind. */
function newChannel(platform: string, joinCourse: string): Channel {
  const [random = 0] = randomBytes(1);
  const title = titles[random % titles.length] ?? 'Slow Rivers';
  return {
    guid: newGuid(platform),
    title,
    username: title.toLowerCase().replaceAll(/\W+/g, '_'),
    description: `${title}: a channel of the sandbox.`,
    subscriberCount: 1000 + random * 731,
    joinCourse,
    isAutoConfirmed: false,
    isForeign: false,
  };
}

function newGuid(platform: string): string {
  const bytes = randomBytes(16);
  if (platform === 'instagram' || platform === 'tiktok') return String(bytes.readBigUInt64BE());
  return `UC${bytes.toString('base64url')}`;
}
