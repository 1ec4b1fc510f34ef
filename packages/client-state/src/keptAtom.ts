import { atom, type WritableAtom } from 'jotai';

import type { KeptValue } from './defineKept.ts';
import type { StorageStatus } from './texts.ts';

/** The present state of a kept value. */
export interface KeptState<Type> {
  value: Type;
  /**
   * Any other status than `stored` means that the latest value lives only as long as the page, which the
   * caller may show.
   */
  status: StorageStatus;
}

export type KeptAtom<Type> = WritableAtom<KeptState<Type>, [next: Type], void>;

const atoms = new WeakMap<object, unknown>();

/** The atom of a kept value; the same one for the same value. */
export function keptAtom<Type>(kept: KeptValue<Type>): KeptAtom<Type> {
  const known = atoms.get(kept) as KeptAtom<Type> | undefined;
  if (known) return known;
  const read = (): KeptState<Type> => ({ value: kept.get(), status: kept.status() });
  const current = atom(read());
  current.onMount = (set) => {
    const follow = () =>
      set((last) => {
        const next = read();
        return Object.is(last.value, next.value) && last.status === next.status ? last : next;
      });
    follow();
    return kept.subscribe(follow);
  };
  const own: KeptAtom<Type> = atom(
    (get) => get(current),
    (_, set, next) => {
      kept.set(next);
      set(current, read());
    },
  );
  atoms.set(kept, own);
  return own;
}
