import { useSyncExternalStore } from 'react';

/** A value that can be watched. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Called at every change; answers with how to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Tells of a change beside the value. */
  notify: () => void;
}

/** Holds one value for as long as the page lives. Not an atom of jotai: this runs before the first screen, and that would come with it. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const onChange of listeners) onChange();
  };

  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    notify,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Reads a store in a component, and reads it again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
