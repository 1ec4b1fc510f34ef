import { longestBackoff } from './failures.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** Measures by the page's own clock how long a name has been known: wall clocks are put back and forward. */
export interface Stopwatch {
  /** Milliseconds since the first call with this name; 0 on the first call. */
  since: (name: string) => number;
}

/** The most names that are remembered; the oldest are dropped. */
const mostNames = 2_000;

/** @param elapsed milliseconds since a fixed moment of this page, which never goes back */
export function createStopwatch(elapsed: () => number): Stopwatch {
  const firstMet = new Map<string, number>();

  return {
    since(name) {
      const now = elapsed();
      const met = firstMet.get(name) ?? now;
      if (!firstMet.has(name)) firstMet.set(name, met);
      if (firstMet.size > mostNames) firstMet.delete(firstMet.keys().next().value!);
      return now - met;
    },
  };
}

/**
 * The time until the next try of a head, in milliseconds; infinite while the user has to decide about it. The
 * pause is over when it has passed on this page's clock or on the wall clock, whichever comes first: a wall
 * clock that was put back must not hold a message up.
 */
export function waitOf(entry: OutboxEntry, watch: Stopwatch, now: number): number {
  const { state, retryAt, pause } = entry;
  if (state === 'maybeSent') return Number.POSITIVE_INFINITY;
  if (retryAt === undefined) return 0;
  const left = (pause ?? longestBackoff) - sincePause(entry, watch);
  return Math.max(0, Math.min(left, retryAt - now));
}

/** The time for which this page has known of an entry's present pause, in milliseconds. */
export function sincePause({ key, retryAt }: OutboxEntry, watch: Stopwatch): number {
  return watch.since(`pause ${key} ${retryAt}`);
}

/** The time for which this page has known that the last try of an entry ended, in milliseconds. */
export function sinceTry({ key, attemptedAt }: OutboxEntry, watch: Stopwatch): number {
  return watch.since(`try ${key} ${attemptedAt}`);
}
