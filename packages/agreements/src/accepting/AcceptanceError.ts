/** Why an agreement was not accepted, where no call failed with an answer. */
export type AcceptanceProblem =
  /** The text has changed since the person read it. */
  | 'changed'
  /** The answer was lost, and the server could not be asked again. */
  | 'unknown'
  /** The server took the call and still says that the agreement is not accepted. */
  | 'not-confirmed';

/** An agreement that was not accepted, or of which it is not known. */
export class AcceptanceError extends Error {
  override name = 'AcceptanceError';
  readonly problem: AcceptanceProblem;

  constructor(problem: AcceptanceProblem, cause?: unknown) {
    super(`the agreement was not accepted: ${problem}`, { cause });
    this.problem = problem;
  }
}
