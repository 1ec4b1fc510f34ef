import { queryOptions, skipToken } from '@tanstack/react-query';

/** How many things wait for the person. Written by the background, from the caches that the list is made of. */
export const waitingCountQuery = queryOptions<number>({
  queryKey: ['home', 'waiting-count'],
  queryFn: skipToken,
});
