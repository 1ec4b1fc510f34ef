import type { Channel } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** The time at which a banner was closed, as an ISO timestamp, by channel and kind of banner. */
export const ClosedBanners = v.record(v.string(), v.record(v.string(), v.string()));
export type ClosedBanners = v.InferOutput<typeof ClosedBanners>;

/** Whether a banner was closed on this device or, as the server knows, on another. */
export function isBannerClosed(closed: ClosedBanners, channel: Channel, type: string): boolean {
  const ofChannel = closedAt(closed, channel.platform_guid);
  return isClosedByServer(channel, type) || (ofChannel !== undefined && Object.hasOwn(ofChannel, type));
}

/** The closed banners with one more. */
export function closeBanner(
  closed: ClosedBanners,
  { platform_guid }: Channel,
  type: string,
  now = new Date(),
): ClosedBanners {
  return {
    ...closed,
    [platform_guid]: { ...closedAt(closed, platform_guid), [type]: now.toISOString() },
  };
}

function isClosedByServer({ closed_banners, platform_guid }: Channel, type: string): boolean {
  return (closed_banners ?? []).some(
    (banner) =>
      banner.type === type && banner.channel_guid === platform_guid && Boolean(banner.closed_at ?? true),
  );
}

function closedAt(closed: ClosedBanners, guid: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(closed, guid) ? closed[guid] : undefined;
}
