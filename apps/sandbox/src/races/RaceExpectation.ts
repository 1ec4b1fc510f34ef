import type { Database } from '../database/Database.ts';
import type { SampleInput } from '../testing/sampleInputs.ts';
import type { Answered } from '../testing/Visitor.ts';

/** What must be true of a write, however many of it and of others run at once. */
export interface RaceExpectation {
  /** The same in words. */
  readonly holds: string;
  /** What it writes to: two writes that share one of these are raced against each other. */
  readonly touches: readonly string[];
  /** What it is called with, where that is not the sample of the endpoint. */
  readonly input?: SampleInput;
  /** Brings the database to where the race begins, where the seeds are not there. */
  readonly prepare?: (db: Database) => Promise<void>;
  /** Throws when it does not hold after all calls were answered; `answers` are those of this write. */
  readonly check: (db: Database, answers: readonly Answered[]) => Promise<void>;
}

/** How many of the answers have a status. */
export function countOf(answers: readonly Answered[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
