import type { ErrorMeta } from '@my-air/feature-kit';
import { MutationCache, notifyManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/** The circumstances of a failed call, for the error policy. */
export interface FailedCall extends ErrorMeta {
  /** Whether there is nothing else to show, so that the screen shows the failure in the place of the data. */
  isMissing?: boolean;
  /** Whether it was a write: nothing else shows that it was not made. */
  isWrite?: boolean;
}

export interface QueryClientOptions {
  /** Called once with each failure of a query or a mutation. */
  onError: (error: unknown, meta: FailedCall | undefined) => void;
}

/** The queries by the signals of their fetches, with which their calls are made. */
const queries = new WeakMap<AbortSignal, Query>();

/** The query that a call was made for; undefined for a call without one. */
export const queryOf = (signal: AbortSignal | undefined) => signal && queries.get(signal);

/** Holds the answers of the backend. It retries nothing: the API client does, and the user can. */
export function createQueryClient({ onError }: QueryClientOptions): QueryClient {
  // A button is drawn as busy before the browser hands over the next press: `isPending` is the lock of a write.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        onError(error, { ...query.meta, isMissing: query.state.data === undefined });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, { ...mutation.meta, isWrite: true }),
    }),
    defaultOptions: {
      queries: {
        // The transport retries reads, also those that never enter the cache (decision 18).
        retry: false,
        // The one place that knows both a query and the signal of its fetch.
        persister(fetch, context, query) {
          queries.set(context.signal, query);
          return fetch(context);
        },
        // A failed read is asked for again by a press, a loader, the next interval or the network's return, and
        // not by each component that appears.
        retryOnMount: false,
      },
    },
  });
}
