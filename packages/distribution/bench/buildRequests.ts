import type { RequestingChannel } from '../src/contract.ts';

const states = ['agreed', 'review', 'delivering', 'distributing', 'rejected', null];

/** A given number of channels with a request for most of the platforms; the same in every run. */
export function buildRequests(channels: number, platforms: number): RequestingChannel[] {
  return Array.from({ length: channels }, (_, channel) => ({
    platform_guid: `UC${channel}`,
    title: `Channel with a name ${channel}`,
    distribution_platforms: Array.from({ length: platforms }, (__, platform) => ({
      id: platform + 1,
      platform: `Platform ${platform + 1}`,
      state: states[(channel * 7 + platform * 3) % states.length],
    })).filter(({ id }) => channel === 0 || (channel * 31 + id * 17) % 4 !== 0),
  }));
}
