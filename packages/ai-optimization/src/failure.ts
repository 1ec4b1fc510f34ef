import { msg } from '@lingui/core/macro';
import { isApiError, type ApiErrorCode } from '@my-air/api-client';
import type { MessageDescriptor } from '@my-air/i18n';

/** The failures that are told in place; the shell tells the others. */
export const toldInPlace: readonly ApiErrorCode[] = [
  'rejected',
  'validation',
  'too_many_requests',
  'bad_request',
  'conflict',
  'forbidden',
  'not_found',
  'network',
  'timeout',
  'server',
  'maintenance',
  'malformed',
  'mismatch',
  'unexpected',
];

const conflicts: Readonly<Record<string, MessageDescriptor>> = {
  video_changed: msg`The video has changed since. Check the difference and decide again.`,
  already_decided: msg`This suggestion has already been decided elsewhere.`,
  access_revoked: msg`Our access to the channel was revoked. Reconnect the channel.`,
  already_writing: msg`Suggestions for this channel are being written in another tab.`,
};

/** Why a call failed; the server's own sentence where it has one for the text that was sent. */
export function failureText(error: unknown): MessageDescriptor | string {
  if (!isApiError(error)) return msg`This cannot be done right now. Try again later.`;
  if (error.code === 'network' || error.code === 'timeout') {
    return msg`The server did not answer. Check your connection and try again.`;
  }
  if (error.code === 'too_many_requests') {
    const isForToday = (error.retryAfter ?? 0) > 3600;
    return isForToday
      ? msg`The limit for today is reached. Try again tomorrow.`
      : msg`Too many requests at once. Try again in a minute.`;
  }
  const known = Object.hasOwn(conflicts, error.reason ?? '') ? conflicts[error.reason ?? ''] : undefined;
  return known ?? Object.values(error.fieldErrors)[0] ?? msg`This cannot be done right now. Try again later.`;
}
