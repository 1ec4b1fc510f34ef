import type { ShownQuery } from '../index.ts';
import { hashKey, useQueries, type UseQueryResult } from '@tanstack/react-query';

/** The shown state of each query in a list; errors of `select` count as errors of the query. */
export type SharedResult<Shown> = Pick<UseQueryResult<Shown>, 'isError' | 'isLoading' | 'isPending'> & {
  data: Shown | undefined;
  refetch: () => Promise<unknown>;
};

/**
 * Observes queries of which several may read one cache entry, each in its own shape: `useQueries` takes an
 * entry once.
 */
export function useSharedQueries<Shown>(
  queries: readonly ShownQuery<Shown>[],
): readonly SharedResult<Shown>[] {
  const hashes = queries.map(({ queryKey }) => hashKey(queryKey));
  const entries = [...new Set(hashes)];
  const results = useQueries({
    queries: entries.map((hash) => {
      const { select: _, ...query } = queries[hashes.indexOf(hash)]!;
      return query;
    }),
  });

  return queries.map(({ select }, place): SharedResult<Shown> => {
    const { data, isError, isLoading, isPending, fetchStatus, refetch } =
      results[entries.indexOf(hashes[place]!)]!;
    const shown = shownFrom<Shown>(data, select);
    return {
      data: shown.data,
      isError: isError || shown.isError,
      isLoading,
      // A query that is not enabled, since this user does not need it, has no data and none to come.
      isPending: isPending && fetchStatus !== 'idle',
      refetch,
    };
  });
}

function shownFrom<Shown>(kept: unknown, select: ShownQuery<Shown>['select']) {
  if (kept === undefined || !select) return { data: kept as Shown | undefined, isError: false };
  try {
    return { data: select(kept), isError: false };
  } catch {
    return { data: undefined, isError: true };
  }
}
