import { isApiError } from '@my-air/api-client';

import type { FailedCall } from '../state/createQueryClient.ts';
import type { ErrorPolicyParts } from './handleApiError.ts';

/** Handles every failed call of the portal, each once. */
export type ErrorPolicy = (error: unknown, meta?: FailedCall) => void;

/**
 * Gives the screen to an error page when a call failed in a route. A route that is only preloaded shows
 * nothing.
 */
export function createRoutePolicy(parts: ErrorPolicyParts): (error: unknown) => void {
  return (error) => {
    if (!isApiError(error)) return;
    import('./handleApiError.ts').then(
      ({ showFailedRoute }) => showFailedRoute(error, parts),
      parts.connection.reportFailure,
    );
  };
}

/**
 * The one place that handles failed calls. The code that needs words is loaded with the first of them; the
 * words for a failed load are here.
 */
export function createErrorPolicy(parts: ErrorPolicyParts): ErrorPolicy {
  const handled = new WeakSet<Error>();

  return (error, meta) => {
    if (!isApiError(error) || error.code === 'aborted' || handled.has(error)) return;
    handled.add(error);
    if (error.code === 'network') return parts.connection.reportFailure();
    import('./handleApiError.ts').then(
      ({ handleApiError }) => handleApiError(error, parts, meta),
      // The policy itself could not be loaded: that is a failure of the network, whatever the call's failure
      // was.
      parts.connection.reportFailure,
    );
  };
}
