import { capDelay, isApiError } from '@my-air/api-client';

import { type OutboxEntry, type OutboxFailure, queueKeyOf } from './OutboxEntry.ts';
import type { TryOptions } from './tryEntry.ts';

/** The pause after a first failure, in milliseconds; every further one doubles it. */
const shortestPause = 2_000;
/** The longest pause between two tries of what keeps failing, in milliseconds. */
export const longestBackoff = 120_000;

/** The number of conflicts in a row, about two minutes of them, that are taken for an earlier try still running. */
export const mostConflicts = 6;

/** The meaning of a failure for its entry. */
interface Verdict {
  failure: OutboxFailure;
  /** Whether trying again would not help. */
  isFinal: boolean;
  /** Whether the entry may have arrived all the same. */
  mayHaveArrived: boolean;
  /** Whether the server accepted the entry with an answer that could not be read. */
  isAccepted: boolean;
  /** The pause before the next try, in milliseconds. */
  pause: number;
}

/** The properties of an entry whose try failed. */
interface TriedEntry extends Pick<OutboxEntry, 'item' | 'attempts' | 'conflicts'> {
  /** Whether the server knows idempotency keys. */
  hasKeys: boolean;
}

/** Judges a failed try. An error of our own code may have been thrown after the bytes had left. */
export function judge(error: unknown, { item, attempts, conflicts = 0, hasKeys }: TriedEntry): Verdict {
  if (!isApiError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    const failure = { code: 'unexpected' as const, message };
    return { failure, isFinal: true, mayHaveArrived: true, isAccepted: false, pause: 0 };
  }
  const { code, status, serverMessage, fieldErrors, retryAfter, isPassing } = error;
  // A conflict on a second rating means that a rating exists; on a first try without a key it is a refusal.
  const mayStillRun = item.kind !== 'review' && (hasKeys || attempts > 1);
  const isRefused = error.outcome === 'refused' || (code === 'conflict' && !mayStillRun);
  const isLastConflict = code === 'conflict' && conflicts + 1 >= mostConflicts;
  return {
    failure: { code, status, message: serverMessage, fields: fieldErrors },
    isFinal: (isRefused && (!isPassing || code === 'conflict')) || isLastConflict,
    mayHaveArrived: !isRefused,
    // A malformed body came with a success.
    isAccepted: code === 'malformed',
    pause: capDelay(Math.max(pauseAfter(attempts), (retryAfter ?? 0) * 1000)),
  };
}

/** The pause after this number of failures, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestBackoff, shortestPause * 2 ** Math.min(16, Math.max(0, attempts - 1)));
}

/**
 * Stores the meaning of a failure; `attempts`, `attemptedAt` and `isUnsettled` of the entry are as they are
 * after it. Resolves to whether the server knew the user.
 */
export async function keepFailure(options: TryOptions, entry: OutboxEntry, error: unknown): Promise<boolean> {
  const { attempts, attemptedAt, isUnsettled, isAccepted } = entry;
  if (isApiError(error) && error.code === 'unauthenticated') {
    await options.publisher.change(entry, {
      state: 'queued',
      attempts,
      attemptedAt,
      isUnsettled,
      isAccepted,
      retryAt: undefined,
    });
    return false;
  }
  const { failure, isFinal, pause } = judge(error, { ...entry, hasKeys: options.transport.hasKeys });
  const conflicts = failure.code === 'conflict' ? (entry.conflicts ?? 0) + 1 : 0;
  const common = { failure, attempts, attemptedAt, isUnsettled, isAccepted, conflicts };
  if (!isFinal) {
    await options.publisher.postpone(entry, pause, common);
    return true;
  }
  // A refusal proves nothing about an earlier try that may have arrived: only the user can know.
  const state = isUnsettled ? 'maybeSent' : 'refused';
  const changed = await options.publisher.change(entry, { ...common, state, retryAt: undefined });
  if (changed) options.publisher.refused(changed);
  if (failure.code === 'forbidden') await refuseQueue(options, { ...entry, failure });
  return true;
}

/** Refuses the whole queue: without access to a chat, the entries behind cannot be sent either. */
async function refuseQueue(options: TryOptions, { item, failure }: OutboxEntry): Promise<void> {
  const queueKey = queueKeyOf(item);
  for (const entry of await options.store.list(options.userId)) {
    if (queueKeyOf(entry.item) !== queueKey || entry.state === 'refused' || entry.state === 'maybeSent')
      continue;
    await options.publisher.change(entry, { state: 'refused', failure, retryAt: undefined });
  }
}
