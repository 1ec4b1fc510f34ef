import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** The number of lists that are remembered; the one that was shown longest ago is forgotten first. */
const limit = 20;

/** The numbers of cards that each list showed in this tab. */
export const shownCounts = defineKept({
  key: 'marketplace.shown',
  schema: v.array(v.tuple([v.string(), v.number()])),
  initial: [],
  per: 'user',
  scope: 'tab',
});

/** The number of cards that a list showed; 0 for one that never showed more than its first. */
export function shownCount(userId: number | undefined, listKey: string): number {
  const counts = shownCounts(userId).get();
  return counts.find(([list]) => list === listKey)?.[1] ?? 0;
}

/**
 * Remembers the number of cards that a list shows, so that a user who comes back to it finds the place again.
 */
export function keepShownCount(userId: number | undefined, listKey: string, count: number): void {
  const counts = shownCounts(userId);
  const others = counts.get().filter(([list]) => list !== listKey);
  counts.set([[listKey, count] as [string, number], ...others].slice(0, limit));
}
