import { isApiError } from '@my-air/api-client';

/** The reason why a screen cannot be shown, as far as the user can act on it. */
export type Failure =
  | 'offline'
  | 'slow'
  | 'forbidden'
  | 'busy'
  | 'maintenance'
  | 'incomplete'
  | 'blocked'
  | 'outdated'
  | 'unknown';

// The texts of Chromium, Firefox and Safari when a part of the page could not be loaded.
const missingChunk =
  /dynamically imported module|module script failed|error loading dynamically|unable to preload css/i;

/**
 * Finds the reason why a screen cannot be shown, from the thrown value and whether the backend could be
 * reached then. What became of a part that is missing, only the server knows (`useLostPart`).
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
  return isOnline ? 'incomplete' : 'offline';
}
