import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';

import { leftToCaller } from './failureText.ts';

/** Why a call that the shell left to us failed; the server's own sentence where it sent one. Undefined: the shell has told it. */
export function useFailureText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  return (error) => {
    if (!isApiError(error) || !leftToCaller.includes(error.code)) return undefined;
    if (error.code === 'too_many_requests' && error.retryAfter !== undefined) {
      return t`Too many attempts. Wait ${plural(error.retryAfter, { one: '# second', other: '# seconds' })}.`;
    }
    return (
      Object.values(error.fieldErrors)[0] ??
      error.serverMessage ??
      t`This cannot be done right now. Try again later.`
    );
  };
}
