import { atomWithStorage } from 'jotai/utils';

import { browserStorage, type BrowserStorage } from '../storage/browserStorage.ts';
import { readJson } from '../storage/readJson.ts';
import { ClosedBanners } from './closedBanners.ts';

/** The banners that one person closed on this device, over reloads and in every tab. */
export function createClosedBannersAtom(userId: number, storage: BrowserStorage = browserStorage) {
  const read = (key: string) => readJson(storage, key, ClosedBanners) ?? {};

  return atomWithStorage<ClosedBanners>(
    `accounts.closedBanners.${userId}`,
    {},
    {
      getItem: read,
      setItem: (key, closed) => storage.write(key, JSON.stringify(closed)),
      removeItem: storage.remove,
      subscribe: (key, onChange) => {
        const follow = (event: StorageEvent) => event.key === key && onChange(read(key));
        window.addEventListener('storage', follow);
        return () => window.removeEventListener('storage', follow);
      },
    },
    { getOnInit: true },
  );
}

const atoms = new Map<number, ReturnType<typeof createClosedBannersAtom>>();

/** The same atom for the same person, so that a banner that is closed in a card is closed in the details too. */
export function closedBannersAtom(userId: number) {
  const known = atoms.get(userId) ?? createClosedBannersAtom(userId);
  atoms.set(userId, known);
  return known;
}
