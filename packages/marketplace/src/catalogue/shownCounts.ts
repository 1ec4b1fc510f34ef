import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The number of lists that are remembered; the one that was shown longest ago is forgotten first. */
const limit = 20;

/** The numbers of cards that each list showed in this tab. */
export const shownCounts = keptAtom('marketplace.shown', v.array(v.tuple([v.string(), v.number()])), [], {
  per: 'tab',
  survivesSignOut: true,
});

/** The number of cards that a list showed; 0 for one that never showed more than its first. */
export function shownCount(userId: number | undefined, listKey: string): number {
  const counts = atomStore.get(shownCounts(userId));
  return counts.find(([list]) => list === listKey)?.[1] ?? 0;
}

/**
 * Remembers the number of cards that a list shows, so that a user who comes back to it finds the place again.
 */
export function keepShownCount(userId: number | undefined, listKey: string, count: number): void {
  atomStore.set(shownCounts(userId), (counts) => {
    const others = counts.filter(([list]) => list !== listKey);
    return [[listKey, count] as [string, number], ...others].slice(0, limit);
  });
}
