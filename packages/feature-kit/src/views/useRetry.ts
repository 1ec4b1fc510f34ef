import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTransition } from 'react';

import { refetchFailed } from '../index.ts';

/** Loads the route anew, and tells whether that is under way; `onLoaded` is called once it has been loaded, or has failed again. */
export function useRetry(onLoaded = () => {}) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const queryClient = useQueryClient();
  const [isRetrying, startRetrying] = useTransition();

  function retry() {
    // All are needed: failed queries may be asked again, and the loaders run and show the route anew.
    queries.reset();
    void refetchFailed(queryClient);
    startRetrying(async () => {
      await router.invalidate();
      onLoaded();
    });
  }
  return { retry, isRetrying };
}
