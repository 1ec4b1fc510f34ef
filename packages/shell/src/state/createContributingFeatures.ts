import { createValue, type ReadonlyValue } from '@my-air/client-state/early';
import { loadContributions, type Feature, type ContributingFeature } from '@my-air/feature-api';

/** The features with their contributions to the signed-in screens; empty until they are loaded. */
export interface ContributingFeatures extends ReadonlyValue<readonly ContributingFeature[]> {
  /** Loads them, once. Those that failed to load are requested again by the next call. */
  load: () => Promise<readonly ContributingFeature[]>;
}

/** Defers the contributions of the features until the sign-in. */
export function createContributingFeatures(features: readonly Feature[]): ContributingFeatures {
  const store = createValue<readonly ContributingFeature[]>([]);
  let loading: Promise<readonly ContributingFeature[]> | undefined;

  return {
    get: store.get,
    subscribe: store.subscribe,
    async load() {
      loading ??= Promise.all(features.map(loadContributions));
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
