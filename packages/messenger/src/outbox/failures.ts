import { isApiError, type ApiErrorCode } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';

import type { OutboxFailure } from './OutboxEntry.ts';

/** The pause after a first failure, in milliseconds; every further one doubles it. */
const shortestPause = 2_000;

/** The server understood, and will say the same next time. */
const final = new Set<ApiErrorCode>([
  'bad_request',
  'forbidden',
  'not_found',
  'rejected',
  'conflict',
  'validation',
]);

/** The server said that it did nothing. */
const untouched = new Set<ApiErrorCode>([
  'unauthenticated',
  'page_expired',
  'too_many_requests',
  'maintenance',
  ...final,
]);

/** What a failure means for the entry that met it. */
export interface Verdict {
  failure: OutboxFailure;
  /** Whether trying again is of no use. */
  isFinal: boolean;
  /** Whether it may have arrived all the same. */
  mayHaveArrived: boolean;
  /** When to try again, in milliseconds from now. */
  pause: number;
}

/** Judges a failed try. Anything but an error of the API is a mistake of ours, and repeating it would not mend it. */
export function judge(error: unknown, attempts: number): Verdict {
  if (!isApiError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { code: 'unexpected', message }, isFinal: true, mayHaveArrived: false, pause: 0 };
  }
  const { code, status, serverMessage, fieldErrors, retryAfter } = error;
  return {
    failure: { code, status, message: serverMessage, fields: fieldErrors },
    isFinal: final.has(code) || status === 413 || status === 414,
    mayHaveArrived: !untouched.has(code) && status !== 413 && status !== 414,
    pause: Math.max(pauseAfter(attempts), (retryAfter ?? 0) * 1000),
  };
}

/** The pause after so many failures, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(timers.longestBackoff, shortestPause * 2 ** Math.min(16, Math.max(0, attempts - 1)));
}
