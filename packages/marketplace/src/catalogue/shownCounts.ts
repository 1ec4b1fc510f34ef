import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** So many lists are remembered; the one that was shown longest ago is forgotten first. */
const most = 20;

/** How many cards of each list a person was shown in this tab. */
export const shownCounts = defineKept({
  key: 'marketplace.shown',
  schema: v.array(v.tuple([v.string(), v.number()])),
  initial: [],
  per: 'person',
  scope: 'tab',
});

/** How many cards of a list were shown; 0 for one that never showed more than its first. */
export function shownCount(userId: number | undefined, listKey: string): number {
  const counts = shownCounts(userId).get();
  return counts.find(([list]) => list === listKey)?.[1] ?? 0;
}

/** Remembers how many cards of a list are shown, so that a person who comes back to it finds the place again. */
export function keepShownCount(userId: number | undefined, listKey: string, count: number): void {
  const counts = shownCounts(userId);
  const others = counts.get().filter(([list]) => list !== listKey);
  counts.set([[listKey, count] as [string, number], ...others].slice(0, most));
}
