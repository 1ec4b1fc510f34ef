import type { Channel } from '@my-air/api-client/contract';
import { channelKey, isSameChannel } from '@my-air/feature-kit/data';
import * as v from 'valibot';

/** The time at which a banner was closed, as an ISO timestamp, by the key of the channel and the kind of banner. */
export const ClosedBanners = v.record(v.string(), v.record(v.string(), v.string()));
export type ClosedBanners = v.InferOutput<typeof ClosedBanners>;

/** Whether a banner was closed on this device or, as the server knows, on another. */
export function isBannerClosed(closed: ClosedBanners, channel: Channel, type: string): boolean {
  const ofChannel = closedAt(closed, channelKey(channel));
  return isClosedByServer(channel, type) || (ofChannel !== undefined && Object.hasOwn(ofChannel, type));
}

/** The closed banners with one more. */
export function closeBanner(
  closed: ClosedBanners,
  channel: Channel,
  type: string,
  now = new Date(),
): ClosedBanners {
  const key = channelKey(channel);
  return { ...closed, [key]: { ...closedAt(closed, key), [type]: now.toISOString() } };
}

function isClosedByServer(channel: Channel, type: string): boolean {
  const { platform } = channel;
  return (channel.closed_banners ?? []).some(
    (banner) =>
      banner.type === type &&
      isSameChannel({ platform, platform_guid: banner.channel_guid }, channel) &&
      Boolean(banner.closed_at ?? true),
  );
}

function closedAt(closed: ClosedBanners, key: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(closed, key) ? closed[key] : undefined;
}
