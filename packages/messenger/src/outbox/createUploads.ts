import { createValue } from '@my-air/client-state';

/** The progress of the files of entries, in whichever tab they are sent. */
export interface Uploads {
  subscribe: (onChange: () => void) => () => void;
  /** The sent share of an entry's files, from 0 to 1; undefined while it is unknown. */
  shareOf: (key: string) => number | undefined;
}

/** Creates the store in which the sender sets the progress; undefined at the end of an upload. */
export function createUploads(): Uploads & { set: (key: string, share: number | undefined) => void } {
  const shares = createValue<ReadonlyMap<string, number>>(new Map());

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
