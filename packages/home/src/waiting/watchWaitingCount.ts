import type { Background, PortalContext } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import { QueriesObserver, type QueryObserverResult } from '@tanstack/react-query';

import { listWaiting, type WaitingResult } from './listWaiting.ts';
import { putOffAtom } from './putOff.ts';
import { waitingCountQuery } from './waitingCountQuery.ts';
import { waitingSourcesQuery } from './waitingSources.ts';

/** Keeps the badge of the navigation at the length of the list on home, on every screen. */
export const waitingCountBackground: Background = {
  start: (portal) => {
    let stop = () => {};
    let isStopped = false;
    void watch(portal).then((stopWatching) => {
      stop = stopWatching;
      if (isStopped) stop();
    });
    return () => {
      isStopped = true;
      stop();
    };
  },
};

async function watch(portal: PortalContext): Promise<() => void> {
  const { queryClient } = portal;
  const { queries } = await queryClient.ensureQueryData(waitingSourcesQuery(portal));
  const observer = new QueriesObserver(queryClient, queries);
  const putOff = putOffAtom(portal.session.getUser()?.id);
  const write = (results: readonly QueryObserverResult[]) => {
    // SAFETY: the observer loses the types of the results of its queries; each of them is one of `queries`.
    const { items } = listWaiting(results as readonly WaitingResult[], atomStore.get(putOff));
    queryClient.setQueryData(waitingCountQuery.queryKey, items.length);
  };
  const stops = [observer.subscribe(write), atomStore.sub(putOff, () => write(observer.getCurrentResult()))];
  write(observer.getCurrentResult());
  return () => stops.forEach((stop) => stop());
}
