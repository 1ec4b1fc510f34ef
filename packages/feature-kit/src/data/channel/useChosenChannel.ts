import type { Channel } from '@my-air/api-client/contract';
import { atomStore, keptAtom } from '../../state.ts';
import { usePortal, useUser } from '../../index.ts';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';

import { channelsQuery } from '../resources.ts';
import { findChannel } from './channelKey.ts';

/** The key of the channel that a user looks at across screens, in this tab. */
const chosenChannel = keptAtom('channels.chosen', v.optional(v.string()), undefined, { per: 'tab' });

export interface ChosenChannel {
  /** The channel; undefined while all are shown, and when it is no longer one of several. */
  channel: Channel | undefined;
  /** Chooses a channel by its `channelKey`; undefined shows all of them again. */
  choose: (key: string | undefined) => void;
}

/** Chooses a channel of a user by its `channelKey`, outside React; undefined shows all of them again. */
export function chooseChannel(userId: number | undefined, key: string | undefined): void {
  atomStore.set(chosenChannel(userId), key);
}

/** The one channel that the screens are about, in all areas, until the user leaves it. */
export function useChosenChannel(): ChosenChannel {
  const { api } = usePortal();
  const userId = useUser()?.id;
  const key = useAtomValue(chosenChannel(userId));
  // oxlint-disable-next-line my-air/answered-query -- without the channels all of them are shown, as the screen says
  const { data: channels } = useQuery({ ...channelsQuery(api), enabled: key !== undefined });

  return {
    channel: channels && channels.length > 1 ? findChannel(channels, key) : undefined,
    choose: (next) => chooseChannel(userId, next),
  };
}
