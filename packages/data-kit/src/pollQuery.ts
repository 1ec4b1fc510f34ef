import type { FetchQueryOptions } from '@tanstack/react-query';

import { createPoll } from './createPoll.ts';
import { freshTime } from './freshTime.ts';
import { hasJustFailed, type PortalContext } from '@my-air/feature-api';

/** The time in which data from the first load or a screen is not read again, in milliseconds. */
const freshFor = 1_000;

/**
 * Keeps a query's data fresh during a session, for a feature's `background`. Returns a function that stops
 * it.
 */
export function pollQuery<Data, Key extends readonly unknown[]>(
  { queryClient, session }: Pick<PortalContext, 'queryClient' | 'session'>,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  interval: number,
): () => void {
  return createPoll<Data>({
    // The tabs of one user must not inform those of another: an impersonation may be open beside them.
    name: `${query.queryKey.join('/')} of ${session.getUser()?.id}`,
    interval,
    run: async () => {
      const state = queryClient.getQueryState(query.queryKey);
      if (hasJustFailed(state)) throw state?.error ?? new Error('the last read failed');
      return queryClient.fetchQuery({
        ...query,
        staleTime: freshTime(queryClient, query.queryKey, freshFor),
        meta: { ...query.meta, poll: true },
      });
    },
    onAnswer: (data) => void queryClient.setQueryData<unknown>(query.queryKey, data),
  });
}
