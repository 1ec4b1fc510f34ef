import { createValue, type ReadonlyValue } from '@my-air/client-state/early';
import { wholeFeature, type Feature, type WholeFeature } from '@my-air/feature-api';

/** The features with their contributions to the signed-in screens; empty until they are loaded. */
export interface PartsStore extends ReadonlyValue<readonly WholeFeature[]> {
  /** Loads them, once. Those that failed to load are requested again by the next call. */
  load: () => Promise<readonly WholeFeature[]>;
}

/** Defers the contributions of the features until the sign-in. */
export function createParts(features: readonly Feature[]): PartsStore {
  const store = createValue<readonly WholeFeature[]>([]);
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
