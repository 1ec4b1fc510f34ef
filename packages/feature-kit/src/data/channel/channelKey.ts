/** The platform and the id of a channel: an id is unique at its platform only. Lists of YouTube channels alone name no platform. */
export interface ChannelId {
  platform?: string | null | undefined;
  platform_guid: string;
}

/** A channel as an entry about something else mentions it; the server may leave out all of it. */
export type MentionedChannel = { [Field in keyof ChannelId]?: ChannelId[Field] | null | undefined };

const platformOf = ({ platform }: MentionedChannel) => platform ?? 'youtube';

/** Whether two entries are the same channel. */
export function isSameChannel(one: MentionedChannel, other: MentionedChannel): boolean {
  return one.platform_guid === other.platform_guid && platformOf(one) === platformOf(other);
}

/** A channel as one text, for addresses, choices and keys: `tiktok:kite.films`; of YouTube the id alone. */
export function channelKey(channel: ChannelId): string {
  const platform = platformOf(channel);
  return platform === 'youtube' ? channel.platform_guid : `${platform}:${channel.platform_guid}`;
}

/**
 * The channel of a key. Older addresses have an id alone for every platform: that of YouTube, or of the only
 * channel with this id.
 */
export function findChannel<Known extends ChannelId>(
  channels: readonly Known[],
  key: string | undefined,
): Known | undefined {
  const named = channels.find((channel) => channelKey(channel) === key);
  if (named) return named;
  const [found, ...others] = channels.filter(({ platform_guid }) => platform_guid === key);
  return others.length === 0 ? found : undefined;
}
