import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The time for which data that was read counts as fresh, in milliseconds. Data read in the future is stale
 * whatever its age: the wall clock was put back, and even a fresh time of 0 would call it fresh until the
 * clock has caught up.
 */
export function freshTime(queryClient: QueryClient, queryKey: QueryKey, milliseconds: number): number {
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  return readAt > Date.now() ? Number.NEGATIVE_INFINITY : milliseconds;
}
