import { isApiError } from '@my-air/api-client';
import type { ErrorMeta } from '@my-air/feature-api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export interface QueryClientOptions {
  /** Called once with each failure of a query or a mutation. */
  onError: (error: unknown, meta: ErrorMeta | undefined) => void;
  /** Called when the backend has answered. */
  onAnswer: () => void;
  isOnline: () => boolean;
}

const mostRetries = 2;
const mostPause = 8_000;

/** Holds what the backend said. Reads are tried again where that can help; writes never. */
export function createQueryClient({ onError, onAnswer, isOnline }: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.meta),
      onSuccess: onAnswer,
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => onError(error, mutation.meta),
      onSuccess: onAnswer,
    }),
    defaultOptions: {
      queries: {
        // What is asked for is asked at once, so that it can fail at once: nothing waits in silence for a network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < mostRetries && isOnline() && isWorthARetry(error),
        // Spread out, so that a server that comes back is not met by everybody at once.
        retryDelay: (count) => Math.min(500 * 2 ** count, mostPause) * (0.5 + Math.random()),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function isWorthARetry(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.code === 'network' || error.status === 502 || error.status === 504;
}
