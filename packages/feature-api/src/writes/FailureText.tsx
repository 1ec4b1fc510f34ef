import { useFailureText, type OwnWords } from './failureText.ts';

export interface FailureTextProps {
  /** What the call failed with. */
  of: unknown;
  /** The words of the feature. */
  own?: OwnWords;
}

/** Why a call failed, in the language of the reader. */
export function FailureText({ of, own }: FailureTextProps) {
  return useFailureText(own)(of);
}
