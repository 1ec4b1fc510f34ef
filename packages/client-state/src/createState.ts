import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';

import type { Value } from './early.ts';

/** A value that components read as an atom, and code outside React reads, replaces and follows. */
export interface State<Type> extends Value<Type> {
  readonly atom: PrimitiveAtom<Type>;
}

/** Makes a value that lives as long as the page. */
export function createState<Type>(initial: Type): State<Type> {
  const store = getDefaultStore();
  const own = atom({ value: initial });
  return {
    atom: atom(
      (get) => get(own).value,
      (get, set, next) =>
        set(own, {
          value: typeof next === 'function' ? (next as (last: Type) => Type)(get(own).value) : next,
        }),
    ),
    get: () => store.get(own).value,
    set: (next) => {
      if (!Object.is(next, store.get(own).value)) store.set(own, { value: next });
    },
    subscribe: (onChange) => store.sub(own, onChange),
  };
}
