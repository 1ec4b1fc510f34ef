/** What one person has typed and not sent, by place. It outlives reloads as far as the browser lets us. */
export interface DraftStore {
  subscribe: (onChange: () => void) => () => void;
  /** The places that hold a draft. */
  places: () => readonly string[];
  /** The unchecked draft of a place; the same object until it changes. */
  read: (place: string) => unknown;
  /** Replaces the draft of a place; undefined deletes it. */
  write: (place: string, value: unknown) => void;
  /** False when the latest draft of this place exists only in the memory of this tab. */
  isKept: (place: string) => boolean;
  hasUnkept: () => boolean;
  /** Deletes every draft of the person. */
  wipe: () => void;
  /** Stops following other tabs. */
  close: () => void;
}

export interface DraftStoreOptions {
  /** Part of every key, so that nobody reads the drafts of somebody else. */
  owner: number | string;
  /** May throw, as `window.localStorage` does where storage is denied. */
  findStorage: () => Storage;
  /** Reports keys that another tab has written, or null when it cleared the storage. Returns how to stop. */
  onForeignWrite: (listener: (key: string | null) => void) => () => void;
}

/** Creates the drafts of one person in one tab. Nothing throws: a draft that cannot be stored stays in memory. */
export function createDraftStore({ owner, findStorage, onForeignWrite }: DraftStoreOptions): DraftStore {
  const prefix = `my-air:draft:${owner}:`;
  const values = new Map<string, unknown>();
  const unkept = new Set<string>();
  const listeners = new Set<() => void>();
  const publish = () => listeners.forEach((onChange) => onChange());

  function load(key: string): void {
    if (!key.startsWith(prefix)) return;
    const place = key.slice(prefix.length);
    // Another tab must not replace what only this tab has.
    if (unkept.has(place)) return;
    values.delete(place);
    attempt(() => {
      const text = findStorage().getItem(key);
      if (text !== null) values.set(place, JSON.parse(text));
    });
  }

  function store(place: string): void {
    const isStored = attempt(() => {
      if (values.has(place)) findStorage().setItem(prefix + place, JSON.stringify(values.get(place)));
      else findStorage().removeItem(prefix + place);
    });
    if (isStored || !values.has(place)) unkept.delete(place);
    else unkept.add(place);
  }

  attempt(() => Object.keys(findStorage()).forEach(load));
  const close = onForeignWrite((key) => {
    const places = [...values.keys()];
    if (key !== null) load(key);
    else for (const place of places) load(prefix + place);
    publish();
  });

  return {
    close,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    places: () => [...values.keys()],
    read: (place) => values.get(place),
    write(place, value) {
      if (value === undefined) values.delete(place);
      else values.set(place, value);
      store(place);
      // There may be room now for drafts that did not fit before.
      for (const other of unkept) if (other !== place) store(other);
      publish();
    },
    isKept: (place) => !unkept.has(place),
    hasUnkept: () => unkept.size > 0,
    wipe() {
      const places = [...values.keys()];
      values.clear();
      places.forEach(store);
      publish();
    },
  };
}

/** Returns whether the storage allowed the access. */
function attempt(access: () => void): boolean {
  try {
    access();
    return true;
  } catch {
    // SecurityError, QuotaExceededError, or text that is not JSON.
    return false;
  }
}
