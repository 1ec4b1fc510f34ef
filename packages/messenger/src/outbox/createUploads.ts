import { createState } from '@my-air/client-state';

/** How far the files of entries are on their way, in whichever tab they are sent. */
export interface Uploads {
  subscribe: (onChange: () => void) => () => void;
  /** What share of an entry's files has left, from 0 to 1; undefined while nobody knows. */
  shareOf: (key: string) => number | undefined;
}

/** Makes the place where the sender says how far it is; undefined is said at the end. */
export function createUploads(): Uploads & { set: (key: string, share: number | undefined) => void } {
  const shares = createState<ReadonlyMap<string, number>>(new Map());

  return {
    subscribe: shares.subscribe,
    shareOf: (key) => shares.get().get(key),
    set(key, share) {
      if (shares.get().get(key) === share) return;
      const next = new Map(shares.get());
      if (share === undefined) next.delete(key);
      else next.set(key, share);
      shares.set(next);
    },
  };
}
