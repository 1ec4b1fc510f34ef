import type { Card } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

/** The component of a card: loaded once, so that a card that was seen shows immediately. */
export const cardQuery = ({ id, load }: Card) =>
  queryOptions({
    queryKey: ['home', 'card', id],
    queryFn: async () => ({ Content: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Functions cannot be compared by their content.
    structuralSharing: false,
  });
