import { platforms, type Channel } from '@my-air/api-client/contract';

/** The channels of one platform. */
export interface PlatformGroup {
  platform: string;
  channels: readonly Channel[];
}

/** The channels by platform, ours first, all platforms that this build does not know last and together; or those of one platform alone. */
export function groupByPlatform(channels: readonly Channel[], only?: string): readonly PlatformGroup[] {
  return [...platforms, 'other']
    .filter((platform) => only === undefined || platform === only)
    .map((platform) => ({ platform, channels: channels.filter((channel) => groupOf(channel) === platform) }))
    .filter((group) => group.channels.length > 0);
}

const groupOf = ({ platform }: Channel) => platforms.find((known) => known === platform) ?? 'other';
