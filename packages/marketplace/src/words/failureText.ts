import type { ApiErrorCode } from '@my-air/api-client';

/** The failures that the shell leaves to the caller. */
export const leftToCaller: readonly ApiErrorCode[] = [
  'rejected',
  'validation',
  'too_many_requests',
  'bad_request',
];
