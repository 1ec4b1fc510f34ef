import type { Value } from '@my-air/client-state/early';
import { useSyncExternalStore } from 'react';

export { createValue as createStore } from '@my-air/client-state/early';

/** A value that can be watched; `notify` reports a change beside the value. */
export type Store<Type> = Value<Type> & { notify: () => void };

/** Reads a store in a component, and reads it again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
