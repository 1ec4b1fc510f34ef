import { useFailureText, type ReasonWords } from './failureText.ts';

export interface FailureMessageProps {
  /** The error of the call. */
  of: unknown;
  /** The words of the feature, by reason or code; without them the shared ones are used. */
  words?: ReasonWords;
}

/** The reason why a call failed, in the chosen language. */
export function FailureMessage({ of, words }: FailureMessageProps) {
  return useFailureText(words)(of);
}
