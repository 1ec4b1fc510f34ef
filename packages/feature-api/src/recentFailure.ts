import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query';

/** The time after a failure in which only the user can repeat the request, in milliseconds. */
const restAfterFailure = 10_000;

/** The time of each failure, by the monotonic clock: a query's own time is that of the wall clock. */
const failedAt = new WeakMap<object, number>();

/** Notes the failure of a query now. The query client of a portal calls this for each. */
export function noteFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) failedAt.set(error, performance.now());
}

/**
 * Whether a query has just failed, so that another component or background must not repeat it immediately.
 */
export function hasJustFailed(state: Pick<QueryState, 'status' | 'error'> | undefined): boolean {
  if (state?.status !== 'error' || !state.error) return false;
  const at = failedAt.get(state.error);
  return at !== undefined && performance.now() - at < restAfterFailure;
}

/** Loads what a screen will want later, unless a screen has just failed to get it. Rejects when the query fails. */
export async function loadAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Parameters<typeof queryClient.ensureQueryData<Data, Error, Data, Key>>[0],
): Promise<void> {
  if (hasJustFailed(queryClient.getQueryState(query.queryKey))) return;
  await queryClient.ensureQueryData(query);
}

/**
 * For a button to try again: failed data is requested immediately where it is shown, and elsewhere by the
 * next component that appears.
 */
export function forgetFailedReads(queryClient: QueryClient | undefined): void {
  for (const query of queryClient?.getQueryCache().getAll() ?? []) {
    const { status, data } = query.state;
    if (status !== 'error' || data !== undefined) continue;
    if (query.getObserversCount() === 0) query.reset();
    // The query notifies its observers of another failure.
    else void query.fetch().catch(() => {});
  }
}
