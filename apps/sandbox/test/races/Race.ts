import type { RunningSandbox } from '../../src/startSandbox.ts';
import type { Answered, Visitor } from '#test/support/Visitor.ts';

/** Sends the write of a race once more. */
export type Send = () => Promise<Answered>;

/** A write that is sent many times in parallel, alone or against another one. */
export interface Race {
  /** Prepares the write. @param as the browser of a persona, or one without a session, for the whole race */
  readonly open: (sandbox: RunningSandbox, as: (persona: string | null) => Promise<Visitor>) => Promise<Send>;
  /** The allowed statuses; all below 500 unless given. */
  readonly statuses?: readonly number[];
  /** Whether it writes nothing, however often it is sent. */
  readonly isReading?: boolean;
  /** Throws when the rule is broken after all were answered; `answers` are those of this write. */
  readonly check: (sandbox: RunningSandbox, answers: readonly Answered[]) => Promise<void> | void;
}
