import type { Deadline, PortalContext, ShownQuery } from '@my-air/feature-kit';
import { QueryObserver, queryOptions } from '@tanstack/react-query';

/**
 * The queries with which each feature finds its deadlines, once all of them have answered or failed: what is drawn
 * then has its height. A feature whose code could not be fetched leaves the others alone.
 */
export const deadlinesQuery = (portal: PortalContext) =>
  queryOptions({
    queryKey: ['home', 'deadlines'],
    queryFn: async () => {
      const parts = await Promise.allSettled(portal.contributions.deadlines.map(({ load }) => load()));
      const queries = parts.flatMap((part): ShownQuery<readonly Deadline[]>[] =>
        part.status === 'fulfilled' ? [part.value(portal)] : [],
      );
      // A failed read is not requested again: the card offers that.
      const { queryClient } = portal;
      const isOpen = (query: ShownQuery<unknown>) => {
        const { isEnabled, isError } = new QueryObserver(queryClient, query).getCurrentResult();
        return isEnabled && !isError;
      };
      await Promise.allSettled(
        queries.filter(isOpen).map(async (query) => queryClient.ensureQueryData(query)),
      );
      return { queries, hasFailed: parts.some(({ status }) => status === 'rejected') };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Functions cannot be compared by their content.
    structuralSharing: false,
  });
