import { wholeFeature, type Feature, type WholeFeature } from '@my-air/feature-api';

import { createStore, type Store } from '../createStore.ts';

/** The features with what they contribute to the signed-in screens; none until they are loaded. */
export interface PartsStore extends Pick<Store<readonly WholeFeature[]>, 'get' | 'subscribe'> {
  /** Loads them, once. What did not come is asked for again by the next call. */
  load: () => Promise<readonly WholeFeature[]>;
}

/** Defers the contributions of the features until somebody is signed in. */
export function createParts(features: readonly Feature[]): PartsStore {
  const store = createStore<readonly WholeFeature[]>([]);
  let loading: Promise<readonly WholeFeature[]> | undefined;

  return {
    get: store.get,
    subscribe: store.subscribe,
    async load() {
      loading ??= Promise.all(features.map(wholeFeature));
      try {
        store.set(await loading);
      } catch (error) {
        loading = undefined;
        throw error;
      }
      return store.get();
    },
  };
}
