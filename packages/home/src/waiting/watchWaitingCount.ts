import type { Background } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import { QueryObserver } from '@tanstack/react-query';

import { listWaiting } from './listWaiting.ts';
import { putOffAtom } from './putOff.ts';
import { waitingCountQuery } from './waitingCountQuery.ts';

/** Keeps the badge of the navigation at the length of the list on home, on every screen. */
export const waitingCountBackground: Background = {
  start(portal) {
    const { queryClient, contributions, session } = portal;
    // Sources may share a query, which a QueriesObserver takes once.
    const observers = contributions.waiting.map(
      ({ query }) =>
        new QueryObserver(
          queryClient,
          query(portal, () => true),
        ),
    );
    const putOff = putOffAtom(session.getUser()?.id);
    const write = () => {
      const found = observers.map((observer) => observer.getCurrentResult().data);
      const ids = atomStore.get(putOff);
      const count = listWaiting(found).filter(({ id }) => !ids.has(id)).length;
      queryClient.setQueryData(waitingCountQuery.queryKey, count);
    };
    const stops = [...observers.map((observer) => observer.subscribe(write)), atomStore.sub(putOff, write)];
    write();
    return () => stops.forEach((stop) => stop());
  },
};
