import { queryOptions, skipToken } from '@tanstack/react-query';

/**
 * The number of items that wait for the user. Written by the background, from the caches that the list is
 * made of.
 */
export const waitingCountQuery = queryOptions<number>({
  queryKey: ['home', 'waiting-count'],
  queryFn: skipToken,
});
