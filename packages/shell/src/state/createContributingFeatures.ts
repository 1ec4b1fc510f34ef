import { atomStore } from '@my-air/client-state';
import { loadContributions, type Feature, type ContributingFeature } from '@my-air/feature-api';
import { atom, type Atom } from 'jotai';

/** The features with their contributions to the signed-in screens; empty until they are loaded. */
export interface ContributingFeatures {
  featuresAtom: Atom<readonly ContributingFeature[]>;
  get: () => readonly ContributingFeature[];
  /** Loads them, once. Those that failed to load are requested again by the next call. */
  load: () => Promise<readonly ContributingFeature[]>;
}

/** Defers the contributions of the features until the sign-in. */
export function createContributingFeatures(features: readonly Feature[]): ContributingFeatures {
  const featuresAtom = atom<readonly ContributingFeature[]>([]);
  const get = () => atomStore.get(featuresAtom);
  let loading: Promise<readonly ContributingFeature[]> | undefined;

  return {
    featuresAtom,
    get,
    async load() {
      loading ??= Promise.all(features.map(loadContributions));
      try {
        atomStore.set(featuresAtom, await loading);
      } catch (error) {
        loading = undefined;
        throw error;
      }
      return get();
    },
  };
}
