import { atomStore, keptAtom, type KeyOwner } from '@my-air/feature-kit/state';
import { atom, type Atom } from 'jotai';
import * as v from 'valibot';

/** The end of the present day on this device's clock, in epoch milliseconds. */
// oxlint-disable-next-line my-air/date-of-text -- a number, and no text
const endOfToday = (now: number) => new Date(now).setHours(24, 0, 0, 0);

/** The items that a user has put off on this device, with the moment at which each comes back. */
const keptPutOff = keptAtom(
  'home.put-off',
  v.record(v.string(), v.number()),
  {},
  {
    per: 'user',
    survivesSignOut: true,
  },
);

/** The present day, as one of its moments; it changes at midnight. */
const dayAtom = atom(Date.now());
dayAtom.onMount = (set) => {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    const now = Date.now();
    set(now);
    timer = setTimeout(update, endOfToday(now) - now);
  };
  update();
  return () => clearTimeout(timer);
};

const idsOf = new WeakMap<ReturnType<typeof keptPutOff>, Atom<ReadonlySet<string>>>();

/** The ids of the items that a user has put off until tomorrow. */
export function putOffAtom(owner: KeyOwner): Atom<ReadonlySet<string>> {
  const kept = keptPutOff(owner);
  const ids = idsOf.get(kept) ?? atom((get) => new Set(Object.keys(current(get(kept), get(dayAtom)))));
  idsOf.set(kept, ids);
  return ids;
}

/** Puts an item off until tomorrow. */
export function putOff(owner: KeyOwner, id: string): void {
  const now = Date.now();
  atomStore.set(keptPutOff(owner), (before) => ({ ...current(before, now), [id]: endOfToday(now) }));
}

/** Takes an item back into the list of today. */
export function takeBack(owner: KeyOwner, id: string): void {
  atomStore.set(keptPutOff(owner), (before) => {
    const { [id]: _, ...others } = before;
    return current(others, Date.now());
  });
}

/** The entries that have not come back yet; none is put off for longer than until tomorrow. */
function current(entries: Readonly<Record<string, number>>, now: number): Record<string, number> {
  const latest = endOfToday(now);
  return Object.fromEntries(Object.entries(entries).filter(([, until]) => until > now && until <= latest));
}
