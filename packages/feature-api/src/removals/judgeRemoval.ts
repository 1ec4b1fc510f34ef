import { isApiError, type ApiErrorCode } from '@my-air/api-client';

/** Failures after which nobody knows, or which pass: the removal is kept and sent again, without a word. */
export const passingFailures = [
  'aborted',
  'network',
  'timeout',
  'server',
  'malformed',
  'maintenance',
  'conflict',
  'page_expired',
  'too_many_requests',
] as const satisfies readonly ApiErrorCode[];

/** What the server's word means for a removal: it is done, it will never be, or it has to be sent again. */
export function judgeRemoval(error: unknown): 'done' | 'refused' | 'unknown' {
  if (!isApiError(error)) return 'unknown';
  if (error.code === 'not_found') return 'done';
  if (error.code === 'unauthenticated') return 'unknown';
  return passingFailures.some((code) => code === error.code) ? 'unknown' : 'refused';
}
