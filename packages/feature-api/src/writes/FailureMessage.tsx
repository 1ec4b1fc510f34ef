import { useFailureText, type OwnWords } from './failureText.ts';

export interface FailureMessageProps {
  /** What the call failed with. */
  of: unknown;
  /** The words of the feature. */
  own?: OwnWords;
}

/** Why a call failed, in the language of the reader. */
export function FailureMessage({ of, own }: FailureMessageProps) {
  return useFailureText(own)(of);
}
