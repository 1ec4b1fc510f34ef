import { platforms, type Channel } from '@my-air/api-client/contract';

/** The channels of one platform. */
export interface PlatformGroup {
  platform: string;
  channels: readonly Channel[];
}

/** The channels by platform, ours first, platforms that this build does not know last; or those of one platform alone. */
export function groupByPlatform(channels: readonly Channel[], only?: string): readonly PlatformGroup[] {
  const order = new Set<string>([...platforms, ...channels.map(({ platform }) => platform)]);
  return [...order]
    .filter((platform) => only === undefined || platform === only)
    .map((platform) => ({ platform, channels: channels.filter((channel) => channel.platform === platform) }))
    .filter((group) => group.channels.length > 0);
}
