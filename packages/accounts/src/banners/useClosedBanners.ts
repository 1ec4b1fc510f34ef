import { useSyncExternalStore } from 'react';

import { createClosedBanners, type ClosedBannerStore } from './closedBanners.ts';

/** One store per person, so that a banner that is closed in a card is closed in the details too. */
const stores = new Map<number, ClosedBannerStore>();

/** The banners that a person has closed; changes with them. */
export function useClosedBanners(userId: number): ClosedBannerStore {
  const store = stores.get(userId) ?? createClosedBanners(userId);
  stores.set(userId, store);
  const version = useSyncExternalStore(store.subscribe, store.getVersion, store.getVersion);
  // The version makes this a new object at each change, which compiled components need to look again.
  return { ...store, getVersion: () => version };
}
