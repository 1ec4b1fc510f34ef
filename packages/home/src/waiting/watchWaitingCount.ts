import type { Background, PortalContext } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import { QueryObserver } from '@tanstack/react-query';

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
  // Sources may share a query, which a QueriesObserver takes once.
  const observers = queries.map((query) => new QueryObserver(queryClient, query));
  const putOff = putOffAtom(portal.session.getUser()?.id);
  const write = () => {
    // SAFETY: an observer loses the type of what its query selects; each of them is one of `queries`.
    const results = observers.map((observer) => observer.getCurrentResult()) as readonly WaitingResult[];
    queryClient.setQueryData(
      waitingCountQuery.queryKey,
      listWaiting(results, atomStore.get(putOff)).items.length,
    );
  };
  const stops = [...observers.map((observer) => observer.subscribe(write)), atomStore.sub(putOff, write)];
  write();
  return () => stops.forEach((stop) => stop());
}
