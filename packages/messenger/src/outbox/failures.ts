import { capDelay, isApiError } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';

import type { OutboxEntry, OutboxFailure } from './OutboxEntry.ts';

/** The pause after a first failure, in milliseconds; every further one doubles it. */
const shortestPause = 2_000;

/** So many times in a row a conflict is taken for an earlier try that still runs: about two minutes. */
export const mostConflicts = 6;

/** What a failure means for the entry that met it. */
export interface Verdict {
  failure: OutboxFailure;
  /** Whether trying again is of no use. */
  isFinal: boolean;
  /** Whether it may have arrived all the same. */
  mayHaveArrived: boolean;
  /** Whether the server took it and what it said about it could not be read. */
  isAccepted: boolean;
  /** When to try again, in milliseconds from now. */
  pause: number;
}

/** What is known of the entry that met a failure. */
export interface TriedEntry extends Pick<OutboxEntry, 'item' | 'attempts' | 'conflicts'> {
  /** Whether the server remembers keys. */
  hasKeys: boolean;
}

/** Judges a failed try. What is no error of the API was thrown by our own code, maybe after the bytes had left. */
export function judge(error: unknown, { item, attempts, conflicts = 0, hasKeys }: TriedEntry): Verdict {
  if (!isApiError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    const failure = { code: 'unexpected' as const, message };
    return { failure, isFinal: true, mayHaveArrived: true, isAccepted: false, pause: 0 };
  }
  const { code, status, serverMessage, fieldErrors, retryAfter, isPassing } = error;
  // To a second rating a conflict says that there is one; to a first try without a key, that it is not wanted.
  const mayStillRun = item.kind !== 'review' && (hasKeys || attempts > 1);
  const isRefused = error.outcome === 'refused' || (code === 'conflict' && !mayStillRun);
  const isLastConflict = code === 'conflict' && conflicts + 1 >= mostConflicts;
  return {
    failure: { code, status, message: serverMessage, fields: fieldErrors },
    isFinal: (isRefused && (!isPassing || code === 'conflict')) || isLastConflict,
    mayHaveArrived: !isRefused,
    // A body that is not what it should be came with a success.
    isAccepted: code === 'malformed',
    pause: capDelay(Math.max(pauseAfter(attempts), (retryAfter ?? 0) * 1000)),
  };
}

/** The pause after so many failures, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(timers.longestBackoff, shortestPause * 2 ** Math.min(16, Math.max(0, attempts - 1)));
}
