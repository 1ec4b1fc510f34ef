import { isApiError } from '@my-air/api-client';

import type { SignedShell } from './createShell.ts';

/**
 * Gives failed calls whose promise was not handled to the error policy; for any other error it only logs a
 * warning.
 */
export function handleStrayErrors(shell: Pick<SignedShell, 'handleError'>): () => void {
  const follow = (event: PromiseRejectionEvent) => {
    if (isApiError(event.reason)) shell.handleError(event.reason);
    console.warn(event.reason);
    event.preventDefault();
  };
  window.addEventListener('unhandledrejection', follow);
  return () => window.removeEventListener('unhandledrejection', follow);
}
