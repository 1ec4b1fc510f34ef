import {
  atomStore,
  deleteKept,
  keptAtom,
  keptKeys,
  keyOf,
  refusedKeysAtom,
  type KeptAtom,
} from '../state.ts';
import { useUser, type PendingChanges } from '../index.ts';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';

/**
 * A user's id; undefined is a visitor, whose drafts end with the tab because the next visitor may be another
 * one.
 */
export type DraftOwner = number | undefined;

/** A place for typed text: the schema of its draft, and when nothing in it would be missed. */
export interface DraftPlace<Value> {
  /** `<feature>/<name of the text>`; part of the key in the browser's storage. */
  id: string;
  /** The draft of a user; `subject` tells apart drafts about several things, such as articles. */
  atomOf: (owner: DraftOwner, subject?: number | string) => KeptAtom<Value | undefined>;
  /** The draft, or undefined when the value has another shape. */
  parse: (value: unknown) => Value | undefined;
  isEmpty: (value: Value) => boolean;
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
  /** Calls when another tab has changed the draft. Returns a function that stops it. */
  subscribeToOtherTabs: (onForeignChange: () => void) => () => void;
}

/** A draft with its value, which is drawn anew when it changes in this tab or another. */
export interface UsedDraft<Value> extends Draft<Value> {
  /** The typed value; undefined while there is none. */
  value: Value | undefined;
}

const prefix = 'drafts.';

/**
 * Declares a place for typed text. `isUnsent` is false for what nobody waits for, such as the way back from what was
 * saved: a sign-out does not ask about it, and ends it.
 */
export function draftPlace<Schema extends v.GenericSchema>(
  id: string,
  schema: Schema,
  isEmpty: (value: v.InferOutput<Schema>) => boolean,
  { isUnsent = true }: { isUnsent?: boolean } = {},
): DraftPlace<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema> | undefined;
  const optional: v.GenericSchema<unknown, Value> = v.optional(schema);
  const name = isUnsent ? `${prefix}${id}` : id;
  // A draft outlives the session, for the same user.
  const ofUser = keptAtom(name, optional, undefined, { per: 'user', survivesSignOut: isUnsent });
  const ofVisitor = keptAtom(name, optional, undefined, { per: 'tab', survivesSignOut: isUnsent });
  return {
    id,
    isEmpty,
    parse(value) {
      const result = v.safeParse(optional, value);
      return result.success ? result.output : undefined;
    },
    atomOf: (owner, subject) => (owner === undefined ? ofVisitor : ofUser)(owner, subject),
  };
}

/** Declares a place with a single text. */
export const textPlace = (id: string): DraftPlace<string> =>
  draftPlace(id, v.string(), (text) => text === '');

let isOwnWrite = false;

/** The draft of a user at a place. */
export function draftOf<Value>(
  owner: DraftOwner,
  place: DraftPlace<Value>,
  subject?: number | string,
): Draft<Value> {
  const draft = place.atomOf(owner, subject);
  const read = () => atomStore.get(draft);

  function set(value: Value | undefined): void {
    isOwnWrite = true;
    atomStore.set(draft, () => value);
    isOwnWrite = false;
  }

  return {
    read,
    write: (value) => set(place.isEmpty(value) ? undefined : value),
    clear: () => set(undefined),
    forget(sent) {
      if (JSON.stringify(place.parse(read())) === JSON.stringify(place.parse(sent))) set(undefined);
      return read() === undefined;
    },
    subscribeToOtherTabs: (onForeignChange) =>
      atomStore.sub(draft, () => {
        if (!isOwnWrite) onForeignChange();
      }),
  };
}

/** The draft of the signed-in user at a place, for a field that shows it. */
export function useDraft<Value>(place: DraftPlace<Value>, subject?: number | string): UsedDraft<Value> {
  const owner = useUser()?.id;
  return { ...draftOf(owner, place, subject), value: useAtomValue(place.atomOf(owner, subject)) };
}

/** The draft of the signed-in user at a place, for a form that starts with it and holds its own values. */
export function useDraftAt<Value>(place: DraftPlace<Value>, subject?: number | string): Draft<Value> {
  return draftOf(useUser()?.id, place, subject);
}

/** Whether the browser stores the draft of the signed-in user at a place, or only this tab has it. */
export function useIsDraftKept(place: Pick<DraftPlace<unknown>, 'id'>, subject?: number | string): boolean {
  const name = subject === undefined ? place.id : `${place.id}/${subject}`;
  const key = keyOf(useUser()?.id, `${prefix}${name}`);
  return !useAtomValue(refusedKeysAtom).includes(key);
}

/** The subjects of a place that have a draft of a user, such as the ids of chats. */
export function draftSubjects(owner: number, place: Pick<DraftPlace<unknown>, 'id'>): readonly string[] {
  const start = keyOf(owner, `${prefix}${place.id}/`);
  return keptKeys(start).map((key) => key.slice(start.length));
}

/** The drafts of every feature, for the question at sign-out. */
export const unsentDrafts: PendingChanges = {
  count: ({ id }) => keptKeys(keyOf(id, prefix)).length,
  wipe: ({ id }) => deleteKept(keyOf(id, prefix)),
};

// The browser asks before the tab is closed, as long as a draft exists only in its memory. Registered only then:
// a page with this listener is not kept for the Back button by every browser.
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
atomStore.sub(refusedKeysAtom, () => {
  if (atomStore.get(refusedKeysAtom).some((key) => key.includes(`:${prefix}`)))
    window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});
