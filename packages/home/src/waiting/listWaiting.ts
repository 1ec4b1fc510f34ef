import type { ActionItem } from '@my-air/feature-kit';
import { parseIsoDate } from '@my-air/i18n';

/**
 * Joins the waiting items of every feature into one list, each once: those with a date first, then the most urgent. An item
 * that only leads to the place of a more urgent one of another feature, as the notification about it does, is left out.
 * Badge and list are both made here, so that they cannot disagree.
 */
export function listWaiting(found: readonly (readonly ActionItem[] | undefined)[]): readonly ActionItem[] {
  const items = new Map<string, ActionItem>();
  const places = mostUrgentPlaces(found);
  for (const list of found) {
    for (const item of list ?? []) {
      const known = items.get(item.id);
      const place = places.get(placeOf(item));
      const isRepeated = place !== undefined && place.list !== list && place.urgency < item.urgency;
      if (!isRepeated && (!known || item.urgency < known.urgency)) items.set(item.id, item);
    }
  }
  return [...items.values()].sort((a, b) => dueOf(a) - dueOf(b) || a.urgency - b.urgency);
}

/** The places that items lead to, each with its most urgent item's urgency and the list that has it. */
function mostUrgentPlaces(found: Parameters<typeof listWaiting>[0]) {
  const places = new Map<string | undefined, { urgency: number; list: (typeof found)[number] }>();
  for (const list of found) {
    for (const item of list ?? []) {
      const place = placeOf(item);
      const { urgency } = item;
      if (place !== undefined && urgency < (places.get(place)?.urgency ?? Infinity))
        places.set(place, { urgency, list });
    }
  }
  return places;
}

/** The address that an item leads to, spelled in one way; undefined where it acts at once. */
function placeOf({ action }: ActionItem): string | undefined {
  if (!('to' in action)) return undefined;
  const { pathname, searchParams, hash } = new URL(action.to, location.origin);
  return `${pathname}?${searchParams}${hash}`;
}

/** Sorts items by a list of their ids; those that are not in it come last, in the order they are in. */
export function keepOrder(items: readonly ActionItem[], ids: readonly string[]): readonly ActionItem[] {
  const rankOf = ({ id }: ActionItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The moment until which an item can be done; one without a date comes after all that have one. */
function dueOf({ due }: ActionItem): number {
  return parseIsoDate(due)?.getTime() ?? Number.MAX_VALUE;
}
