import type { PortalContext, ActionItem, ShownQuery } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

/**
 * The queries with which each feature finds its waiting items. A feature whose code could not be fetched
 * leaves the others alone. The queries are made once: made anew at each render, their results would never
 * settle.
 */
export const waitingSourcesQuery = (portal: PortalContext) =>
  queryOptions({
    queryKey: ['home', 'waiting-sources'],
    queryFn: async () => {
      const parts = await Promise.allSettled(portal.contributions.waiting.map(({ load }) => load()));
      return {
        queries: parts.flatMap((part): ShownQuery<readonly ActionItem[]>[] =>
          part.status === 'fulfilled' ? [part.value(portal)] : [],
        ),
        hasFailed: parts.some(({ status }) => status === 'rejected'),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Functions cannot be compared by their content.
    structuralSharing: false,
  });
