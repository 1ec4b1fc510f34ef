import * as v from 'valibot';

import type { IncludesChannel } from '../../index.ts';
import { channelKey, findChannel, type ChannelId } from '../channel/channelKey.ts';
import type { ChannelGroup } from './channelGroups.ts';

/** The channels that a user narrows the screens to: one by its key, a group of theirs by its id, or those of a link. */
export const ScopeChoice = v.union([
  // The only form of earlier versions.
  v.string(),
  v.object({ group: v.string() }),
  v.object({ name: v.string(), channels: v.array(v.string()) }),
]);
export type ScopeChoice = v.InferOutput<typeof ScopeChoice>;

export interface Narrowed<Known> {
  /** The choice that is in effect; undefined while all channels are shown. */
  choice: ScopeChoice | undefined;
  /** The channels that the screens show; undefined for all of them. */
  channels: readonly Known[] | undefined;
  /** The channel, where it is the only one. */
  channel: Known | undefined;
  /** The title of the channel or the name of the group. */
  name: string | undefined;
  /** Whether something about this channel is shown; of something about no channel it says no, unless all are shown. */
  includes: IncludesChannel;
}

const everything = {
  choice: undefined,
  channels: undefined,
  channel: undefined,
  name: undefined,
  includes: () => true,
};

/** The channels of a user that a choice shows. Channels that are all gone, or all that there are, narrow nothing. */
export function narrowTo<Known extends ChannelId & { title: string }>(
  choice: ScopeChoice | undefined,
  groups: readonly ChannelGroup[],
  all: readonly Known[] | undefined,
): Narrowed<Known> {
  if (choice === undefined || !all) return everything;
  const { name, channels } = channelsOf(choice, groups, all);
  if (channels.length === 0 || channels.length === all.length) return everything;
  const keys = new Set(channels.map(channelKey));
  return {
    choice,
    channels,
    channel: channels.length === 1 ? channels[0] : undefined,
    name,
    includes: ({ platform, platform_guid }) =>
      platform_guid != null && keys.has(channelKey({ platform, platform_guid })),
  };
}

function channelsOf<Known extends ChannelId & { title: string }>(
  choice: ScopeChoice,
  groups: readonly ChannelGroup[],
  all: readonly Known[],
): { name: string | undefined; channels: readonly Known[] } {
  if (typeof choice === 'string') {
    const channel = findChannel(all, choice);
    return { name: channel?.title, channels: channel ? [channel] : [] };
  }
  const named = 'group' in choice ? groups.find(({ id }) => id === choice.group) : choice;
  const keys = new Set(named?.channels);
  return { name: named?.name, channels: all.filter((channel) => keys.has(channelKey(channel))) };
}
