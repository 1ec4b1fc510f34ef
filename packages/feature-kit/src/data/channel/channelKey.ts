import type { Channel } from '@my-air/api-client/contract';

/** The platform and the id of a channel: an id is unique at its platform only. */
export type ChannelId = Pick<Channel, 'platform' | 'platform_guid'>;

/** Whether two entries are the same channel. */
export function isSameChannel(one: ChannelId, other: ChannelId): boolean {
  return one.platform === other.platform && one.platform_guid === other.platform_guid;
}

/** A channel as one text, for addresses, choices and keys: `tiktok:kite.films`; of YouTube the id alone. */
export function channelKey({ platform, platform_guid }: ChannelId): string {
  return platform === 'youtube' ? platform_guid : `${platform}:${platform_guid}`;
}

/** The channel of a key. An id alone, as older addresses have it for every platform, is that of YouTube first. */
export function findChannel<Known extends ChannelId>(
  channels: readonly Known[],
  key: string | undefined,
): Known | undefined {
  if (key === undefined) return undefined;
  return (
    channels.find((channel) => channelKey(channel) === key) ??
    channels.find(({ platform_guid }) => platform_guid === key)
  );
}
