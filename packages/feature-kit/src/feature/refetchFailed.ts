import type { QueryClient } from '@tanstack/react-query';

/** For a button to try again: all that could not be read is asked for, wherever it is shown. */
export const refetchFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
