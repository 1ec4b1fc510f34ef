import { useFailureText, type OwnWords } from './failureText.ts';

export interface FailureMessageProps {
  /** The error of the call. */
  of: unknown;
  /** The words of the feature, by reason or code; without them the shared ones are used. */
  own?: OwnWords;
}

/** The reason why a call failed, in the chosen language. */
export function FailureMessage({ of, own }: FailureMessageProps) {
  return useFailureText(own)(of);
}
