import type { ActionItem } from '@my-air/feature-kit';
import { parseIsoDate } from '@my-air/i18n';
import type { UseQueryResult } from '@tanstack/react-query';

/** The known part of everything that waits. */
export interface Waiting {
  /** The items, those with a date first, then the most urgent; each once. */
  items: readonly ActionItem[];
  /** Those that were put off until tomorrow, in the same order. */
  later: readonly ActionItem[];
  /** Whether some of it is still loading. */
  isPending: boolean;
  /** Whether some of it could not be loaded. */
  hasFailed: boolean;
}

/** The part of a query's result that the list is made of. */
export type WaitingResult = Pick<UseQueryResult<readonly ActionItem[]>, 'data' | 'isPending' | 'isError'>;

/**
 * Joins the waiting items of every feature into one list, without those that were put off. Badge and list are both
 * made here, so that they cannot disagree.
 */
export function listWaiting(
  results: readonly WaitingResult[],
  putOff: ReadonlySet<string> = new Set(),
): Waiting {
  const items = new Map<string, ActionItem>();
  for (const item of results.flatMap(({ data }) => data ?? [])) {
    const known = items.get(item.id);
    if (!known || item.urgency < known.urgency) items.set(item.id, item);
  }
  const sorted = [...items.values()].sort((a, b) => dueOf(a) - dueOf(b) || a.urgency - b.urgency);
  return {
    items: sorted.filter(({ id }) => !putOff.has(id)),
    later: sorted.filter(({ id }) => putOff.has(id)),
    isPending: results.some((result) => result.isPending),
    hasFailed: results.some((result) => result.isError && result.data === undefined),
  };
}

/** The moment until which an item can be done; one without a date comes after all that have one. */
function dueOf({ due }: ActionItem): number {
  return parseIsoDate(due)?.getTime() ?? Number.MAX_VALUE;
}
