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
  const { hashes, entries } = entriesOf(queries);
  const results = useQueries({ queries: entries.map(({ query }) => query) });

  return queries.map(({ select }, place): SharedResult<Shown> => {
    const result = results[entries.findIndex(({ hash }) => hash === hashes[place])]!;
    const { data, isError, isLoading, refetch } = result;
    const shown = shownFrom<Shown>(data, select);
    return {
      data: shown.data,
      isError: isError || shown.isError,
      isLoading,
      isPending: isComing(result),
      refetch,
    };
  });
}

/** The hash of each query's cache entry, and the entries, each once. */
function entriesOf<Shown>(queries: readonly ShownQuery<Shown>[]) {
  const hashes = queries.map(({ queryKey }) => hashKey(queryKey));
  const entries = [...new Set(hashes)].map((hash) => {
    const { select: _, ...query } = queries[hashes.indexOf(hash)]!;
    return { hash, query };
  });
  return { hashes, entries };
}

type Progress = Pick<UseQueryResult, 'isPending' | 'fetchStatus'>;

/** Whether the answer of a query is still to come; one that is not enabled, since this user does not need it, gets none. */
const isComing = ({ isPending, fetchStatus }: Progress) => isPending && fetchStatus !== 'idle';

/** The latest outcome of each `select`, as a query keeps that of its own: many renders read the same answer. */
const outcomes = new WeakMap<object, { kept: unknown; minute: number; shown: Outcome<unknown> }>();

interface Outcome<Shown> {
  data: Shown | undefined;
  isError: boolean;
}

function shownFrom<Shown>(kept: unknown, select: ShownQuery<Shown>['select']): Outcome<Shown> {
  if (kept === undefined || !select) return { data: kept as Shown | undefined, isError: false };
  // Features select by the clock too: in a page that stays open the outcome is made again as time passes.
  const minute = Math.floor(Date.now() / 60_000);
  const last = outcomes.get(select);
  if (last && last.kept === kept && last.minute === minute) return last.shown as Outcome<Shown>;
  const shown = outcomeOf(kept, select);
  outcomes.set(select, { kept, minute, shown });
  return shown;
}

function outcomeOf<Shown>(kept: unknown, select: NonNullable<ShownQuery<Shown>['select']>): Outcome<Shown> {
  try {
    return { data: select(kept), isError: false };
  } catch {
    return { data: undefined, isError: true };
  }
}
