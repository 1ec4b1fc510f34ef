import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads a query now, after an action whose result is wanted. A read that is under way may have been sent before the
 * action: it is ended, and those who wait for it get the answer of this one.
 */
export function fetchAnew<Data, Failure, Selected, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Failure, Selected, Key>,
): Promise<Selected> {
  void queryClient.getQueryCache().find({ queryKey: query.queryKey, exact: true })?.cancel({ silent: true });
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
