import type { ApiErrorCode } from '@my-air/api-client';

/** The failures that a part of the screen tells or does without, so that no toast is shown for them. */
export const toldInPlace: readonly ApiErrorCode[] = [
  'network',
  'timeout',
  'forbidden',
  'not_found',
  'server',
  'malformed',
  'mismatch',
  'unexpected',
];
