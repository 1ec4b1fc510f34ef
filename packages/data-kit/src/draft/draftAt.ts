import type { DraftStore } from './createDraftStore.ts';
import type { DraftPlace } from './draftPlace.ts';

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
  const key = keyOf(place, subject);
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
export function keyOf({ id }: Pick<DraftPlace<unknown>, 'id'>, subject?: number | string): string {
  return subject === undefined ? id : `${id}:${subject}`;
}
