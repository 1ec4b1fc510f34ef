import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { useUser } from '../../index.ts';
import { findChannel, type ChannelId } from '../channel/channelKey.ts';
import { chosenScope, useScope } from './useScope.ts';

export interface ChannelInScope<Known> {
  /** The channel that the screen is about; undefined where none of its channels is shown now. */
  channel: Known | undefined;
  /** The channels to choose from: those of a group, or all of them. */
  channels: readonly Known[];
  /** Whether the screen keeps to the chosen channels: it does not where its address names another one. */
  isNarrowed: boolean;
  /** Narrows the screens to the channel of this key, where they already show one channel alone. */
  follow: (key: string) => void;
}

/**
 * The channel of a screen that is about exactly one: the one that its address names, else the first of those that the
 * screens show. Once they show others, the address is as old as they.
 */
export function useChannelInScope<Known extends ChannelId>(
  all: readonly Known[],
  named: string | undefined,
): ChannelInScope<Known> {
  const { includes, choice, channel: only, choose } = useScope();
  const chosen = useAtomValue(chosenScope(useUser()?.id));
  const [opened] = useState(chosen);
  const inScope = all.filter(includes);
  const asked = findChannel(all, named);
  const isAsked = asked !== undefined && (includes(asked) || chosen === opened);
  const channel = isAsked ? asked : inScope[0];
  const isNarrowed = choice !== undefined && (!channel || includes(channel));

  return {
    channel,
    channels: isNarrowed && !only ? inScope : all,
    isNarrowed,
    follow: (key) => only && choose(key),
  };
}
