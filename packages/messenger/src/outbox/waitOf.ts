import { timers } from '@my-air/feature-api';

import type { Stopwatch } from './createStopwatch.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/**
 * How long a head still waits for its next try, in milliseconds; without end while the person has to decide about it.
 * The pause is over when it has passed on this page's clock or on the wall clock, whichever comes first: a wall clock
 * that was put back must not hold a message up.
 */
export function waitOf({ key, state, retryAt, pause }: OutboxEntry, watch: Stopwatch, now: number): number {
  if (state === 'maybeSent') return Number.POSITIVE_INFINITY;
  if (retryAt === undefined) return 0;
  const left = (pause ?? timers.longestBackoff) - watch.since(`pause ${key} ${retryAt}`);
  return Math.max(0, Math.min(left, retryAt - now));
}

/** How long this page has known that the last try of an entry ended, in milliseconds. */
export function sinceTry({ key, attemptedAt }: OutboxEntry, watch: Stopwatch): number {
  return watch.since(`try ${key} ${attemptedAt}`);
}
