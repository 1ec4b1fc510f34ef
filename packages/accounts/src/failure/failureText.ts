import { msg, plural } from '@lingui/core/macro';
import { isApiError, type ApiErrorCode } from '@my-air/api-client';
import type { MessageDescriptor } from '@my-air/i18n';

/** The failures that the shell leaves to the caller. */
export const leftToCaller: readonly ApiErrorCode[] = ['rejected', 'validation', 'too_many_requests'];

/** The failures that a dialog shows in place, so that no toast covers it. */
export const toldInPlace: readonly ApiErrorCode[] = [
  ...leftToCaller,
  'bad_request',
  'not_found',
  'conflict',
  'server',
  'timeout',
  'malformed',
  'mismatch',
  'unexpected',
];

/** What a person reads beside the thing that failed; the server's own sentence where it sent one for people. */
export function failureText(error: unknown): MessageDescriptor | string {
  if (!isApiError(error)) return msg`Something went wrong. Try again.`;
  switch (error.code) {
    case 'network':
      return msg`There is no connection. Try again when you are online.`;
    case 'timeout':
      return msg`The server took too long to answer. Try again.`;
    case 'too_many_requests':
      return waitText(error.retryAfter);
    case 'rejected':
      return error.serverMessage ?? msg`This cannot be done right now. Try again later.`;
    case 'validation':
      return (
        Object.values(error.fieldErrors)[0] ??
        error.serverMessage ??
        msg`Some of these details are not valid. Check them and try again.`
      );
    case 'forbidden':
      return msg`You are not allowed to do this.`;
    case 'not_found':
      return msg`This no longer exists.`;
    default:
      return msg`Something went wrong on our end. Try again.`;
  }
}

function waitText(seconds: number | undefined): MessageDescriptor {
  if (seconds === undefined) return msg`Too many attempts. Wait a moment.`;
  return msg`Too many attempts. Wait ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
}
