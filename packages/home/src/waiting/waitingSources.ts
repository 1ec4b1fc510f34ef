import type { PortalContext, ActionItem } from '@my-air/feature-api';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';

/**
 * What each feature asks to find out what waits. A feature whose code could not be fetched leaves the others alone.
 * The questions are made once: were they made anew at each render, their answers would never be at rest.
 */
export const waitingSourcesQuery = (portal: PortalContext) =>
  queryOptions({
    queryKey: ['home', 'waiting-sources'],
    queryFn: async () => {
      const parts = await Promise.allSettled(portal.home.waiting.map(({ load }) => load()));
      return {
        queries: parts.flatMap((part): UseQueryOptions<readonly ActionItem[]>[] =>
          part.status === 'fulfilled' ? [part.value(portal)] : [],
        ),
        hasFailed: parts.some(({ status }) => status === 'rejected'),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Functions cannot be compared by their content.
    structuralSharing: false,
  });
