import type { Database } from '../../src/database/Database.ts';
import type { SampleInput } from '#test/support/sampleInputs.ts';
import type { Answered } from '#test/support/Visitor.ts';

/** The rule that holds for a write, however many of it and of others run in parallel. */
export interface RaceExpectation {
  /** The same in words. */
  readonly holds: string;
  /** Whether it writes nothing, however often it is called. */
  readonly isReading?: boolean;
  /** The input of the call, where that is not the sample of the endpoint. */
  readonly input?: SampleInput;
  /** Prepares the database for the race, where the seeds are not enough. */
  readonly prepare?: (db: Database) => Promise<void>;
  /** Throws when the rule is broken after all calls were answered; `answers` are those of this write. */
  readonly check: (db: Database, answers: readonly Answered[]) => Promise<void>;
}

/** The number of answers that have a status. */
export function countOf(answers: readonly Answered[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
