import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The data of a query, for all that no user waits for: what has failed is not asked for again, since the screen that shows
 * the failure offers that. Rejects when the query fails, or has failed.
 */
export async function loadAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Parameters<typeof queryClient.ensureQueryData<Data, Error, Data, Key>>[0],
): Promise<Data> {
  const { data, error } = queryClient.getQueryState<Data>(query.queryKey) ?? {};
  if (data === undefined && error) throw error;
  return queryClient.ensureQueryData(query);
}
