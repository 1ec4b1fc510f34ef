import { isApiError } from '@my-air/api-client';

/** The reason why a screen cannot be shown, as far as the user can act on it. */
export type Failure = 'offline' | 'slow' | 'forbidden' | 'busy' | 'maintenance' | 'outdated' | 'unknown';

// The texts of Chromium, Firefox and Safari when a part of the page is gone from the server, as after a
// release.
const missingChunk =
  /dynamically imported module|module script failed|error loading dynamically|unable to preload css/i;

/**
 * Finds the reason why a screen cannot be shown, from the thrown value and whether the backend could be
 * reached then.
 */
export function describeFailure(error: unknown, isOnline: boolean): Failure {
  if (isApiError(error)) {
    switch (error.code) {
      case 'network':
        return 'offline';
      case 'timeout':
        return 'slow';
      case 'forbidden':
        return 'forbidden';
      case 'too_many_requests':
        return 'busy';
      case 'maintenance':
        return 'maintenance';
      default:
        return 'unknown';
    }
  }
  if (!(error instanceof Error && missingChunk.test(error.message))) return 'unknown';
  // Without a connection a part of the page is not gone, it only cannot be fetched now.
  return isOnline ? 'outdated' : 'offline';
}
