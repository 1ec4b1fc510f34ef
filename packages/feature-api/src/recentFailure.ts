import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query';

/** So long after a failure nothing but a person asks again, in milliseconds. */
const restAfterFailure = 10_000;

/** Whether a query has just failed, so that another component or background must not ask for the same at once. */
export function hasJustFailed(state: Pick<QueryState, 'status' | 'errorUpdatedAt'> | undefined): boolean {
  if (state?.status !== 'error') return false;
  const since = Date.now() - state.errorUpdatedAt;
  // A time in the future was written before the clock was set back.
  return since >= 0 && since < restAfterFailure;
}

/** Loads what a screen will want later, unless a screen has just failed to get it. Rejects when the query fails. */
export async function loadAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Parameters<typeof queryClient.ensureQueryData<Data, Error, Data, Key>>[0],
): Promise<void> {
  if (hasJustFailed(queryClient.getQueryState(query.queryKey))) return;
  await queryClient.ensureQueryData(query);
}

/** For a button to try again: what failed is asked for at once where it is shown, and by the next component to appear elsewhere. */
export function forgetFailedReads(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { status, data } = query.state;
    if (status !== 'error' || data !== undefined) continue;
    if (query.getObserversCount() === 0) query.reset();
    // The query tells its observers of another failure.
    else void query.fetch().catch(() => {});
  }
}
