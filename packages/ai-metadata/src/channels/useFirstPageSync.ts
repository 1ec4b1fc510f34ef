import { pollQuery, timers, usePortal } from '@my-air/feature-api';
import { useEffect } from 'react';

import type { AiChannel } from '../contract.ts';
import { aiChannelsQuery } from './channels.api.ts';

/** Reads the channels again and again while one of them is being synced or translated. */
export function useFirstPageSync(channels: readonly AiChannel[]): void {
  const portal = usePortal();
  const isFirst = channels.some((channel) => channel.is_synced_first_page === false);
  const isBusy = channels.some((channel) => channel.is_background_syncing || channel.is_being_translated);
  const interval = isFirst ? timers.firstPageSync : isBusy ? timers.translationProgress : undefined;
  useEffect(() => {
    if (interval === undefined) return undefined;
    return pollQuery(portal, aiChannelsQuery(portal.api), interval);
  }, [portal, interval]);
}
