import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A change that is held. */
export interface HeldChange {
  /** The server has made it: answers to earlier requests are changed as well, later ones are not. */
  release: () => void;
  /**
   * The server has refused it, or the outcome is unknown: answers are taken as they come. What was changed
   * stays.
   */
  drop: () => void;
}

/**
 * Changes the cached data before the server has, and changes every answer that was requested before the
 * server confirmed in the same way: it is older. A change that was made already must change nothing.
 */
export function holdChange<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, queryHash: string) => Data,
): HeldChange {
  const cache = queryClient.getQueryCache();
  /** Once it is released: the queries whose answers are still on their way. */
  let late: Set<string> | undefined;
  let isOwn = false;

  function apply({ queryKey: key, queryHash, state }: Query): void {
    if (state.data === undefined) return;
    const next = change(state.data as Data, queryHash);
    if (next === state.data) return;
    isOwn = true;
    // The data is as old as it was.
    queryClient.setQueryData(key, next, { updatedAt: state.dataUpdatedAt });
    isOwn = false;
  }

  for (const query of cache.findAll({ queryKey })) apply(query);
  const drop = cache.subscribe((event) => {
    if (event.type !== 'updated' || isOwn || !matchQuery({ queryKey }, event.query)) return;
    const { query, action } = event;
    if (action.type === 'success' && (!late || late.has(query.queryHash))) apply(query);
    if (['success', 'error', 'fetch'].includes(action.type)) late?.delete(query.queryHash);
    if (late?.size === 0) drop();
  });

  return {
    release() {
      const asked = cache.findAll({ queryKey, fetchStatus: 'fetching' });
      late = new Set(asked.map(({ queryHash }) => queryHash));
      if (late.size === 0) drop();
    },
    drop,
  };
}
