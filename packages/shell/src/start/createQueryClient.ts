import { hasJustFailed, noteFailure, type ErrorMeta } from '@my-air/feature-api';
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';

export interface QueryClientOptions {
  /** Called once with each failure of a query or a mutation. */
  onError: (error: unknown, meta: ErrorMeta | undefined) => void;
  /** Called when the backend has answered. */
  onAnswer: () => void;
}

/** The queries by the signals of their fetches, with which their calls are made. */
const queries = new WeakMap<AbortSignal, Query>();

/** The query that a call was made for; undefined for a call without one. */
export const queryOf = (signal: AbortSignal | undefined) => signal && queries.get(signal);

/** Holds the answers of the backend. It retries nothing: the API client does, and the user can. */
export function createQueryClient({ onError, onAnswer }: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        noteFailure(error);
        onError(error, { ...query.meta, isMissing: query.state.data === undefined });
      },
      onSuccess: onAnswer,
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, mutation.meta),
      onSuccess: onAnswer,
    }),
    defaultOptions: {
      queries: {
        // Calls are made immediately, so that they can fail immediately: none waits silently for a network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        // The one place that knows both a query and the signal of its fetch.
        persister(fetch, context, query) {
          queries.set(context.signal, query);
          return fetch(context);
        },
        // Ten components that appear together make one request.
        retryOnMount: ({ state }) => !hasJustFailed(state),
        refetchOnMount: ({ state }) => !hasJustFailed(state),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
