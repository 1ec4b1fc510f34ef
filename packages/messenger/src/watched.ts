import { atomStore } from '@my-air/client-state';
import { atom, type Atom } from 'jotai';

/** A value of the messenger's stores: an atom, with what code outside React needs of it. */
export interface ReadonlyValue<Type> {
  valueAtom: Atom<Type>;
  /** The present value: the same object until it changes. */
  get: () => Type;
  /** Called at every change. Returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
}

/** Holds one value for as long as the page lives. */
export function createValue<Type>(initial: Type): ReadonlyValue<Type> & { set: (next: Type) => void } {
  const valueAtom = atom({ value: initial });
  const readAtom = atom((get) => get(valueAtom).value);
  return {
    valueAtom: readAtom,
    get: () => atomStore.get(valueAtom).value,
    subscribe: (onChange) => atomStore.sub(readAtom, onChange),
    set: (value) => atomStore.set(valueAtom, { value }),
  };
}
