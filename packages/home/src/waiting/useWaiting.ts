import { usePortal, useSharedQueries } from '@my-air/feature-api';
import { useSuspenseQuery } from '@tanstack/react-query';

import { listWaiting, type Waiting } from './listWaiting.ts';
import { waitingSourcesQuery } from './waitingSources.ts';

/** Everything that waits for the user, and a function that repeats the failed requests. */
export function useWaiting(): Waiting & { retry: () => void } {
  const portal = usePortal();
  const parts = useSuspenseQuery(waitingSourcesQuery(portal));
  const results = useSharedQueries(parts.data.queries);
  const waiting = listWaiting(results);

  function retry() {
    if (parts.data.hasFailed) void parts.refetch();
    for (const result of results) if (result.isError) void result.refetch();
  }

  return { ...waiting, hasFailed: waiting.hasFailed || parts.data.hasFailed, retry };
}
