import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Loads what a screen will want later, unless a screen has failed to get it. Rejects when the query fails. */
export async function loadAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Parameters<typeof queryClient.ensureQueryData<Data, Error, Data, Key>>[0],
): Promise<void> {
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') return;
  await queryClient.ensureQueryData(query);
}
