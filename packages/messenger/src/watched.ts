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

type Listener<Arguments extends unknown[]> = (...args: Arguments) => void;

/** Makes the listeners of one kind of event; `notify` calls each of them. */
export function createListeners<Arguments extends unknown[]>() {
  const listeners = new Set<Listener<Arguments>>();
  return {
    notify: (...args: Arguments) => listeners.forEach((listener) => listener(...args)),
    add: (listener: Listener<Arguments>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Keeps one object for each user of one client, for as long as the page lives. `create` takes the portal, or
 * another object with its `api`, before the user.
 */
export function keepPerUser<Portal extends { readonly api: object }, Kept>(
  create: (portal: Portal, userId: number) => Kept,
): (portal: Portal, userId: number) => Kept {
  const known = new WeakMap<object, Map<number, Kept>>();
  return (portal, userId) => {
    const ofClient = known.get(portal.api) ?? new Map<number, Kept>();
    known.set(portal.api, ofClient);
    const kept = ofClient.has(userId) ? ofClient.get(userId)! : create(portal, userId);
    ofClient.set(userId, kept);
    return kept;
  };
}
