/** Why an agreement was not accepted, where no call failed with an answer. */
export type AcceptanceProblem =
  /** The text has changed since the person read it. */
  | 'changed'
  /** The server took the call and still says that the agreement is not accepted. */
  | 'not-confirmed';

/** An agreement that was not accepted although no call failed. */
export class AcceptanceError extends Error {
  override name = 'AcceptanceError';
  readonly problem: AcceptanceProblem;

  constructor(problem: AcceptanceProblem) {
    super(`the agreement was not accepted: ${problem}`);
    this.problem = problem;
  }
}
