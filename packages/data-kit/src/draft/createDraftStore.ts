import { createListeners, keyOf } from '@my-air/client-state/early';

import type { DraftPlace } from './draftPlace.ts';

/** The unsent texts of one user, by place. They outlive reloads as far as the browser allows. */
export interface DraftStore {
  subscribe: (onChange: () => void) => () => void;
  /** Calls with a place whose draft another tab has changed. Returns a function that stops it. */
  subscribeToOtherTabs: (onForeignChange: (place: string) => void) => () => void;
  /** The places that hold a draft. */
  places: () => readonly string[];
  /** The unchecked draft of a place; the same object until it changes. */
  read: (place: string) => unknown;
  /** Replaces the draft of a place; undefined deletes it. */
  write: (place: string, value: unknown) => void;
  /** False when the latest draft of this place exists only in the memory of this tab. */
  isKept: (place: string) => boolean;
  hasUnkept: () => boolean;
  /**
   * The texts that other tabs wrote at a place while this tab did not know of them, and then wrote something
   * else.
   */
  others: (place: string) => readonly unknown[];
  dropOthers: (place: string) => void;
  /** Deletes every draft of the user. */
  wipe: () => void;
  /** Stops following other tabs. */
  close: () => void;
}

export interface DraftStoreOptions {
  /** Part of every key, so that each user reads only their own drafts. */
  owner: number | string;
  /** May throw, as `window.localStorage` does where storage is denied. */
  findStorage: () => Storage;
  /**
   * Reports keys that another tab has written, or null when any of them may have changed. Returns a function
   * that stops it.
   */
  onForeignWrite: (listener: (key: string | null) => void) => () => void;
}

/** The prefix of a place for the texts that other tabs wrote there. */
const otherPrefix = '~other/';
const mostOthers = 10;

/**
 * Creates the drafts of one user in one tab. Nothing throws: a draft that cannot be stored stays in memory.
 */
export function createDraftStore({ owner, findStorage, onForeignWrite }: DraftStoreOptions): DraftStore {
  const prefix = keyOf(owner, 'drafts.');
  const values = new Map<string, unknown>();
  /** The stored text of each place, as this tab last read or wrote it. */
  const known = new Map<string, string>();
  const unkept = new Set<string>();
  const listeners = createListeners();
  const foreignListeners = createListeners<[place: string]>();

  /** Returns whether the draft of the key's place has changed. */
  function load(key: string): boolean {
    const place = key.slice(prefix.length);
    // Another tab must not replace a text that only this tab has.
    if (!key.startsWith(prefix) || unkept.has(place)) return false;
    let text: string | null = null;
    attempt(() => {
      text = findStorage().getItem(key);
    });
    if (text === (known.get(place) ?? null)) return false;
    values.delete(place);
    remember(place, text);
    attempt(() => text !== null && values.set(place, JSON.parse(text)));
    return true;
  }

  function remember(place: string, text: string | null): void {
    if (text === null) known.delete(place);
    else known.set(place, text);
  }

  function store(place: string): void {
    const isStored = attempt(() => {
      const storage = findStorage();
      const text = values.has(place) ? JSON.stringify(values.get(place)) : null;
      const found = storage.getItem(prefix + place);
      if (found !== null && found !== text && found !== known.get(place)) keepOther(place, found);
      if (text === null) storage.removeItem(prefix + place);
      else storage.setItem(prefix + place, text);
      remember(place, text);
    });
    if (isStored || !values.has(place)) unkept.delete(place);
    else unkept.add(place);
  }

  const others = (place: string) => {
    const found = values.get(otherPrefix + place);
    return Array.isArray(found) ? (found as readonly unknown[]) : [];
  };

  /** Two tabs wrote at the same place without knowing of each other: neither text is lost. */
  function keepOther(place: string, text: string): void {
    if (place.startsWith(otherPrefix)) return;
    attempt(() => {
      values.set(otherPrefix + place, [...others(place), JSON.parse(text)].slice(-mostOthers));
      store(otherPrefix + place);
    });
  }

  /** Earlier builds kept drafts at `my-air:draft:<owner>:<place>`. */
  function carryOver(key: string): void {
    const earlier = `my-air:draft:${owner}:`;
    if (!key.startsWith(earlier)) return;
    const place = key.slice(earlier.length);
    const text = findStorage().getItem(key)!;
    const newer = findStorage().getItem(prefix + place);
    if (newer === null) {
      attempt(() => values.set(place, JSON.parse(text)));
      store(place);
    } else if (newer !== text) {
      load(prefix + place);
      keepOther(place, text);
    }
    // Without room for both, the earlier one stays until the next page.
    if (!unkept.has(place) && !unkept.has(otherPrefix + place)) findStorage().removeItem(key);
  }

  attempt(() => Object.keys(findStorage()).forEach(load));
  attempt(() => Object.keys(findStorage()).forEach(carryOver));
  const close = onForeignWrite((key) => {
    let keys = key === null ? [...known.keys()].map((place) => prefix + place) : [key];
    attempt(() => {
      if (key === null) keys = [...new Set([...keys, ...Object.keys(findStorage())])];
    });
    const changed = keys.filter(load);
    if (changed.length === 0) return;
    listeners.notify();
    for (const one of changed) foreignListeners.notify(one.slice(prefix.length));
  });

  return {
    close,
    subscribe: listeners.add,
    subscribeToOtherTabs: foreignListeners.add,
    others,
    dropOthers(place) {
      values.delete(otherPrefix + place);
      store(otherPrefix + place);
      listeners.notify();
    },
    places: () => [...values.keys()],
    read: (place) => values.get(place),
    write(place, value) {
      if (value === undefined) values.delete(place);
      else values.set(place, value);
      store(place);
      // There may be room now for drafts that did not fit before.
      for (const other of unkept) if (other !== place) store(other);
      listeners.notify();
    },
    isKept: (place) => !unkept.has(place),
    hasUnkept: () => unkept.size > 0,
    wipe() {
      const places = new Set([...values.keys(), ...known.keys()]);
      values.clear();
      known.clear();
      unkept.clear();
      for (const place of places) attempt(() => findStorage().removeItem(prefix + place));
      listeners.notify();
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

/** The draft of one user at one place. */
export interface Draft<Value> {
  /** The typed value; undefined while there is none. */
  read: () => Value | undefined;
  /** Keeps the typed value; an empty value deletes the draft. */
  write: (value: Value) => void;
  /** Deletes the draft. */
  clear: () => void;
  /** Deletes the sent text, unless more was typed since. Returns whether nothing is left. */
  forget: (sent: Value | undefined) => boolean;
  /** False when the draft exists only in this tab, because the storage is full or denied. */
  isKept: () => boolean;
  /** Calls when another tab has changed the draft. Returns a function that stops it. */
  subscribeToOtherTabs: (onForeignChange: () => void) => () => void;
}

/** A draft of a user at a place; `subject` tells apart drafts about several things, such as articles. */
export function draftAt<Value>(
  store: DraftStore,
  place: DraftPlace<Value>,
  subject?: number | string,
): Draft<Value> {
  const key = draftKeyOf(place, subject);
  const read = () => {
    const value = store.read(key);
    return value === undefined ? undefined : place.parse(value);
  };

  return {
    read,
    write: (value) => store.write(key, place.isEmpty(value) ? undefined : value),
    clear: () => store.write(key, undefined),
    forget(sent) {
      if (JSON.stringify(read()) === JSON.stringify(place.parse(sent))) store.write(key, undefined);
      return store.read(key) === undefined;
    },
    isKept: () => store.isKept(key),
    subscribeToOtherTabs: (onForeignChange) =>
      store.subscribeToOtherTabs((place) => {
        if (place === key) onForeignChange();
      }),
  };
}

/** The name of a draft among those of its owner. */
export function draftKeyOf({ id }: Pick<DraftPlace<unknown>, 'id'>, subject?: number | string): string {
  return subject === undefined ? id : `${id}:${subject}`;
}
