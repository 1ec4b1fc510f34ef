import type { Channel } from '@my-air/api-client/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import * as v from 'valibot';

import { usePortal, useUser } from '../../index.ts';
import { atomStore, keptAtom } from '../../state.ts';
import { channelsQuery } from '../resources.ts';
import { channelGroups } from './channelGroups.ts';
import { narrowTo, ScopeChoice, type Narrowed } from './narrowTo.ts';

/** The channels that a user looks at across screens, in this tab. */
export const chosenScope = keptAtom('channels.chosen', v.optional(ScopeChoice), undefined, { per: 'tab' });

/** The channels that the screens are about: all of them, a group or one. */
export interface Scope extends Narrowed<Channel> {
  /** Narrows the screens of this tab; undefined shows all channels again. */
  choose: (choice: ScopeChoice | undefined) => void;
}

/** Narrows the screens of this tab, outside React; undefined shows all channels again. */
export function chooseScope(userId: number | undefined, choice: ScopeChoice | undefined): void {
  atomStore.set(chosenScope(userId), choice);
}

// A disabled observer of the channels would keep a screen that waits for them from reading them again.
const noChannels = queryOptions<Channel[], Error, Channel[], string[]>({
  queryKey: ['scope', 'all'],
  queryFn: skipToken,
  initialData: [],
});

/** The channels that the screens are about, in all areas, until the user leaves them. */
export function useScope(): Scope {
  const { api } = usePortal();
  const userId = useUser()?.id;
  const choice = useAtomValue(chosenScope(userId));
  const groups = useAtomValue(channelGroups(userId));
  // oxlint-disable-next-line my-air/answered-query -- without the channels all of them are shown, as the screen says
  const { data: channels } = useQuery(choice === undefined ? noChannels : channelsQuery(api));

  // Remembered by hand: others keep what they made with `includes`.
  const narrowed = useMemo(() => narrowTo(choice, groups, channels), [choice, groups, channels]);
  return {
    ...narrowed,
    choose: (next) => chooseScope(userId, next),
  };
}
