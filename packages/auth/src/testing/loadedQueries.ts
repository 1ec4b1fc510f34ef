import type { QueryClient } from '@tanstack/react-query';

import type { SessionOptions } from '../session/SessionOptions.ts';

/** A query client that has been loaded. */
export const loadedQueries = (queryClient: QueryClient): SessionOptions['queries'] => ({
  get: () => queryClient,
  load: async () => queryClient,
});
