import type { ActionItem } from '@my-air/feature-kit';
import { parseIsoDate } from '@my-air/i18n';

/**
 * Joins the waiting items of every feature into one list, each once: those with a date first, then the most urgent. Badge
 * and list are both made here, so that they cannot disagree.
 */
export function listWaiting(found: readonly (readonly ActionItem[] | undefined)[]): readonly ActionItem[] {
  const items = new Map<string, ActionItem>();
  for (const item of found.flatMap((some) => some ?? [])) {
    const known = items.get(item.id);
    if (!known || item.urgency < known.urgency) items.set(item.id, item);
  }
  return [...items.values()].sort((a, b) => dueOf(a) - dueOf(b) || a.urgency - b.urgency);
}

/** Sorts items by a list of their ids; those that are not in it come last, in the order they are in. */
export function keepOrder(items: readonly ActionItem[], ids: readonly string[]): readonly ActionItem[] {
  const placeOf = ({ id }: ActionItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The moment until which an item can be done; one without a date comes after all that have one. */
function dueOf({ due }: ActionItem): number {
  return parseIsoDate(due)?.getTime() ?? Number.MAX_VALUE;
}
