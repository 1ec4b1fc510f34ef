import { useUser } from '@my-air/feature-kit';
import { channelKey } from '@my-air/feature-kit/data';
import { keptAtom } from '@my-air/feature-kit/state';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';

import type { ChannelRow } from './findChannels.ts';

/** The keys of the channels that a user has selected: they stay selected while the user looks for others. */
const selected = keptAtom('accounts.selected', v.array(v.string()), [], { per: 'tab' });

/**
 * The selected channels among all of a page, of which a search or a filter lists a part; one that was removed is selected no
 * more.
 */
export function useChosenRows(all: readonly ChannelRow[], listed: readonly ChannelRow[]) {
  const [keys, keep] = useAtom(selected(useUser()?.id));
  const [isAlone, showAlone] = useState(false);
  const isIn = new Set(keys);
  const chosen = all.filter(({ channel }) => isIn.has(channelKey(channel)));
  const ids = new Set(chosen.map(({ channel }) => channelKey(channel)));
  const hidden = chosen.length - listed.filter(({ channel }) => ids.has(channelKey(channel))).length;

  return {
    chosen,
    ids,
    /** The number of those that are not listed. */
    hidden,
    /** Whether the selected channels alone are shown, whatever is searched. */
    isAlone: isAlone && chosen.length > 0,
    showAlone,
    choose: (next: Iterable<string>) => {
      const chosenNow = [...next];
      keep(chosenNow);
      if (chosenNow.length === 0) showAlone(false);
    },
  };
}
