import { useLingui } from '@lingui/react/macro';
import { isApiError, type ApiErrorCode } from '@my-air/api-client';

/** The failures that a form here tells itself; the shell tells the others. */
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

/** Why a call failed; the server's own sentence where it sent one. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!isApiError(error)) return t`This cannot be done right now. Try again later.`;
    if (error.code === 'network' || error.code === 'timeout') {
      return t`No answer came. Check your connection and try again.`;
    }
    return (
      Object.values(error.fieldErrors)[0] ??
      error.serverMessage ??
      t`This cannot be done right now. Try again later.`
    );
  };
}
