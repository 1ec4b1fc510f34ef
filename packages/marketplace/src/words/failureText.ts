import type { ApiErrorCode } from '@my-air/api-client';

/** The failures that the shell leaves to whoever made the call. */
export const leftToCaller: readonly ApiErrorCode[] = [
  'rejected',
  'validation',
  'too_many_requests',
  'bad_request',
];
