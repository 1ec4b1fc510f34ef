import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * How long what was read counts as fresh, in milliseconds: none when it was read in the future, since the wall clock
 * was put back then and would call it fresh until it has caught up.
 */
export function freshTime(queryClient: QueryClient, queryKey: QueryKey, milliseconds: number): number {
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return readAt > Date.now() ? 0 : milliseconds;
}
