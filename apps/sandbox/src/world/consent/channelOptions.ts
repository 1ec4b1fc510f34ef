import { and, desc, eq, isNull, ne } from 'drizzle-orm';

import { channels, partners, users, type ChannelRow, type PlatformChoice } from '../../database/schema.ts';
import { channelPlatform } from '../../platforms/connectChannel.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { newChannel } from './newChannel.ts';

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
  sandbox: Sandbox,
  platform: string,
  email: string,
): Promise<ChannelOption[]> {
  const own = await ownChannels(sandbox, platform, email);
  const foreign = await foreignChannel(sandbox, platform, email);
  return [
    option('new', 'A new channel', 'Nobody has connected it yet', newChannel(platform, 'approved')),
    option('low-metrics', 'A new channel that is too small', 'Its join request is refused for its numbers', {
      ...newChannel(platform, 'low_metrics'),
      subscriberCount: 140,
    }),
    option('checked', 'A new channel that a person has to check', 'Its join request goes to moderation', {
      ...newChannel(platform, 'moderated'),
    }),
    option('auto-confirmed', 'A channel the platform vouches for', 'Confirmed at once, without a check', {
      ...newChannel(platform, 'approved'),
      isAutoConfirmed: true,
    }),
    ...own.map((row) => option(`own:${row.platformGuid}`, row.title, noteOf(row), chosen(row))),
    option(
      'foreign',
      foreign?.title ?? "Somebody else's channel",
      'Connected to another account already',
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

async function ownChannels({ db }: Sandbox, platform: string, email: string): Promise<ChannelRow[]> {
  const rows = await db
    .select({ channel: channels })
    .from(channels)
    .innerJoin(partners, eq(partners.id, channels.partnerId))
    .innerJoin(users, eq(users.id, partners.userId))
    .where(
      and(
        eq(users.email, email),
        eq(channels.platform, channelPlatform(platform)),
        isNull(channels.deletedAt),
      ),
    )
    .orderBy(desc(channels.isAccessRevoked), channels.id)
    .limit(50);
  return rows.map(({ channel }) => channel);
}

async function foreignChannel({ db }: Sandbox, platform: string, email: string) {
  const [row] = await db
    .select({ channel: channels })
    .from(channels)
    .innerJoin(partners, eq(partners.id, channels.partnerId))
    .innerJoin(users, eq(users.id, partners.userId))
    .where(
      and(
        ne(users.email, email),
        eq(channels.platform, channelPlatform(platform)),
        isNull(channels.deletedAt),
      ),
    )
    .orderBy(channels.id)
    .limit(1);
  return row?.channel;
}

function noteOf({ isAccessRevoked, status }: ChannelRow): string {
  if (isAccessRevoked) return 'Connected before, access revoked';
  if (status === 'not_connected') return 'Yours; its connection is not finished';
  return 'Connected to this account already';
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
