import type { Channel } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';

/** The search parameters of the page of a channel, with those of the list that leads to it. */
export const withChannel =
  (channel: Channel) =>
  <Search extends object>(before: Search) => ({
    ...before,
    channel: channelKey(channel),
  });

/** The search parameters of the list from which the page of a channel was opened. */
export const withoutChannel = <Search extends object>(before: Search) => ({ ...before, channel: undefined });
