import { msg } from '@lingui/core/macro';
import { failureText } from '@my-air/feature-kit/data';
import type { MessageDescriptor } from '@my-air/i18n';

/** Why an agreement was not accepted, where no call failed with an answer. */
export type AcceptanceProblem =
  /** The text has changed since the user read it. */
  | 'changed'
  /** The server took the call and still says that the agreement is not accepted. */
  | 'not-confirmed'
  /** The answer was lost, and the server cannot be asked whether the agreement is accepted. */
  | 'unknown';

/** An agreement that was not accepted although no call failed. */
export class AcceptanceError extends Error {
  override name = 'AcceptanceError';
  readonly problem: AcceptanceProblem;

  constructor(problem: AcceptanceProblem) {
    super(`the agreement was not accepted: ${problem}`);
    this.problem = problem;
  }
}

const problems = {
  changed: msg`The text has changed since you opened it. Read the new version, then accept it.`,
  'not-confirmed': msg`The server has not confirmed it. Try again.`,
  unknown: msg`We could not confirm whether this was done. Try again: we check first, and nothing is done twice.`,
};

/** The words beside the Accept button for why it was not accepted. */
export function acceptanceFailureText(error: unknown): MessageDescriptor | string {
  return error instanceof AcceptanceError ? problems[error.problem] : failureText(error);
}
