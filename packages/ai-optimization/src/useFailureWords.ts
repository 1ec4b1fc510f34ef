import { useLingui } from '@lingui/react/macro';

import { failureText } from './failure.ts';

/** Why a call failed, in the reader's language. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const text = failureText(error);
    return typeof text === 'string' ? text : t(text);
  };
}
