import type { Database } from '../database/Database.ts';
import type { SampleInput } from '../testing/sampleInputs.ts';
import type { Answered } from '../testing/Visitor.ts';

/** The rule that holds for a write, however many of it and of others run in parallel. */
export interface RaceExpectation {
  /** The same in words. */
  readonly holds: string;
  /** Whether it writes nothing, however often it is called. */
  readonly isReading?: boolean;
  /** The input of the call, where that is not the sample of the endpoint. */
  readonly input?: SampleInput;
  /** Brings the database to where the race begins, where the seeds are not there. */
  readonly prepare?: (db: Database) => Promise<void>;
  /** Throws when it does not hold after all calls were answered; `answers` are those of this write. */
  readonly check: (db: Database, answers: readonly Answered[]) => Promise<void>;
}

/** The number of answers with a status. */
export function countOf(answers: readonly Answered[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
