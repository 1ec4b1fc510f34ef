import { hashKey, useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

/** The shown state of each query in a list; errors of `select` count as errors of the query. */
export type SharedResult<Shown> = Pick<UseQueryResult<Shown>, 'isError' | 'isLoading' | 'isPending'> & {
  data: Shown | undefined;
  refetch: () => Promise<unknown>;
};

/**
 * Observes queries of which several may read one cache entry, each in its own shape.
 * React Query observes an entry once per list, so features that derive from the same query would disturb each other there.
 */
export function useSharedQueries<Shown>(
  queries: readonly UseQueryOptions<Shown>[],
): readonly SharedResult<Shown>[] {
  const entries = new Map<string, UseQueryOptions<unknown>>();
  for (const { select: _, ...query } of queries) {
    const hash = hashKey(query.queryKey);
    // SAFETY: without `select` the entry gives what it keeps, which only `select` knows the type of.
    if (!entries.has(hash)) entries.set(hash, query as UseQueryOptions<unknown>);
  }
  const results = useQueries({ queries: [...entries.values()] });
  const hashes = [...entries.keys()];

  return queries.map(({ queryKey, select }): SharedResult<Shown> => {
    // SAFETY: each query's hash was put in above, in this order.
    const result = results[hashes.indexOf(hashKey(queryKey))]!;
    const { data, isError, isLoading, refetch } = result;
    const selected = selectFrom(data as Shown | undefined, select);
    // A query that is not enabled, since this user does not need it, has no data and none to come.
    const isPending = result.isPending && result.fetchStatus !== 'idle';
    return { ...selected, isError: isError || selected.isError, isLoading, isPending, refetch };
  });
}

function selectFrom<Shown>(kept: Shown | undefined, select: UseQueryOptions<Shown>['select']) {
  if (kept === undefined || !select) return { data: kept, isError: false };
  try {
    return { data: select(kept), isError: false };
  } catch {
    return { data: undefined, isError: true };
  }
}
