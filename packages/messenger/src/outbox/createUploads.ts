/** How far the files of entries are on their way, in whichever tab they are sent. */
export interface Uploads {
  subscribe: (onChange: () => void) => () => void;
  /** What share of an entry's files has left, from 0 to 1; undefined while nobody knows. */
  shareOf: (key: string) => number | undefined;
}

/** Makes the place where the sender says how far it is; undefined is said at the end. */
export function createUploads(): Uploads & { set: (key: string, share: number | undefined) => void } {
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    shareOf: (key) => shares.get(key),
    set(key, share) {
      if (shares.get(key) === share) return;
      if (share === undefined) shares.delete(key);
      else shares.set(key, share);
      for (const onChange of listeners) onChange();
    },
  };
}
