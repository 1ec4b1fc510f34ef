import type { ActionItem } from '@my-air/feature-api';
import type { UseQueryResult } from '@tanstack/react-query';

/** The known part of everything that waits. */
export interface Waiting {
  /** The items, the most urgent first; each once. */
  items: readonly ActionItem[];
  /** Whether some of it is still loading. */
  isPending: boolean;
  /** Whether some of it could not be loaded. */
  hasFailed: boolean;
}

/** The part of a query's result that the list is made of. */
export type WaitingResult = Pick<UseQueryResult<readonly ActionItem[]>, 'data' | 'isPending' | 'isError'>;

/**
 * Joins the waiting items of every feature into one list. Badge and list are both made here, so that they
 * cannot disagree.
 */
export function listWaiting(results: readonly WaitingResult[]): Waiting {
  const items = new Map<string, ActionItem>();
  for (const item of results.flatMap(({ data }) => data ?? [])) {
    const known = items.get(item.id);
    if (!known || item.urgency < known.urgency) items.set(item.id, item);
  }
  return {
    items: [...items.values()].sort((a, b) => a.urgency - b.urgency),
    isPending: results.some((result) => result.isPending),
    hasFailed: results.some((result) => result.isError && result.data === undefined),
  };
}
