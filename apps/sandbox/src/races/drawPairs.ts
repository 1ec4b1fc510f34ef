import { isWhole, sample } from '@my-air/vitest/sample';

export type Pair = readonly [one: string, other: string];

/** How many are sent at once: no fewer than the connections of a sandbox's pool, so that all of them are busy. */
export const racers = isWhole ? 20 : 8;

/** The pairs that are raced: one of each kind, or all with `SAMPLE=whole`. */
export function drawPairs(pairs: readonly Pair[], kindOf: (pair: Pair) => string, whole = isWhole): Pair[] {
  return sample(pairs, { nameOf: (pair) => pair.join(' and '), kindOf, whole });
}

/** The rows that two calls both touch, as text; empty when there are none. */
export function sharedBy(one: readonly string[], other: readonly string[]): string {
  return one.filter((row) => other.includes(row)).join(', ');
}
