import { msg } from '@lingui/core/macro';
import { isApiError, type ApiErrorCode } from '@my-air/api-client';
import type { MessageDescriptor } from '@my-air/i18n';

import { AcceptanceError } from './AcceptanceError.ts';

/** The failures that the dialog tells in place, so that no toast covers it. */
export const toldInPlace: readonly ApiErrorCode[] = [
  'rejected',
  'validation',
  'too_many_requests',
  'bad_request',
  'not_found',
  'conflict',
  'server',
  'timeout',
  'malformed',
  'mismatch',
  'unexpected',
];

const problems = {
  changed: msg`The text has changed since you opened it. Read the new version, then accept it.`,
  unknown: msg`We could not confirm whether it was accepted. Try again: we check first and never accept twice.`,
  'not-confirmed': msg`The server has not confirmed it. Try again.`,
};

/** What the person reads beside the Accept button; the server's own sentence where it sent one for people. */
export function failureText(error: unknown): MessageDescriptor | string {
  if (error instanceof AcceptanceError) return problems[error.problem];
  if (!isApiError(error)) return msg`Something went wrong. Try again.`;
  switch (error.code) {
    case 'network':
      return msg`There is no connection. Try again when you are online.`;
    case 'timeout':
      return msg`The server took too long to answer. Try again.`;
    case 'unauthenticated':
    case 'page_expired':
      return msg`Your session has ended. Sign in again to accept.`;
    case 'too_many_requests':
      return msg`Too many attempts. Wait a moment.`;
    case 'rejected':
    case 'validation':
    case 'conflict':
      return error.serverMessage ?? msg`This cannot be done right now. Try again later.`;
    case 'forbidden':
      return msg`You are not allowed to do this.`;
    case 'not_found':
      return msg`This no longer exists.`;
    default:
      return msg`Something went wrong on our end. Try again.`;
  }
}
