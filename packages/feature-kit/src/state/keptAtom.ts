import { atom, getDefaultStore, type Atom, type WritableAtom } from 'jotai';
import * as v from 'valibot';

import { attempt } from './attempt.ts';
import { deviceStorage, tabStorage } from './safeStorage.ts';

/** The atoms of the page, for code outside React; components use the hooks of jotai. */
export const atomStore = /* @__PURE__ */ getDefaultStore();

/** The owner of a value: a user's id, or undefined for a visitor. */
export type KeyOwner = number | string | undefined;

export interface KeptOptions {
  /** Whether the device has one value, each user has one on it, or each user has one in this tab. */
  per: 'device' | 'user' | 'tab';
  /** Whether the value stays when the user's session ends. @default false */
  survivesSignOut?: boolean;
  /**
   * Whether the text is stored as it is and under the key alone, as the specification and the script of
   * index.html name it, such as `ui_locale`. @default false
   */
  isPlain?: boolean;
}

/** An atom whose value the browser stores. Setting it returns whether the value outlives the page. */
export type KeptAtom<Value> = WritableAtom<Value, [Value | ((previous: Value) => Value)], boolean>;

/** The atoms of one kind: one for each user, or for each subject of a user, such as a channel. */
export type KeptAtoms<Value> = (owner?: KeyOwner, subject?: number | string) => KeptAtom<Value>;

/** The kept atoms of this page by storage and key, with what writes to them without a check. */
const known = new Map<string, { kept: KeptAtom<never>; reset: () => void; stop: () => void }>();

const refusedAtom = /* @__PURE__ */ atom<readonly string[]>([]);
/** The keys of the values that exist only in the memory of this page, because the storage is full or denied. */
export const refusedKeysAtom: Atom<readonly string[]> = refusedAtom;

function updateRefused(): void {
  const refused = [...deviceStorage.refusedKeys(), ...tabStorage.refusedKeys()];
  atomStore.set(refusedAtom, (before) => (before.join() === refused.join() ? before : refused));
}

/** The key of a user's value, `my-air:<user>:<feature>.<name>`. */
export const keyOf = (owner: KeyOwner, name: string): string => `my-air:${owner ?? 'visitor'}:${name}`;

/** The owner in the keys of values that are deleted when the session ends, whichever feature has them. */
const sessionOf = (owner: KeyOwner): string => `${owner ?? 'visitor'}.session`;

/**
 * Declares atoms whose values the browser stores. A stored text that does not match the schema counts as
 * absent; replacing a value by `initial` deletes it. The values of `device` and `user` are the same in all tabs.
 */
export function keptAtom<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  initial: NoInfer<v.InferOutput<Schema>>,
  { per, survivesSignOut = false, isPlain = false }: KeptOptions,
): KeptAtoms<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  const storage = per === 'tab' ? tabStorage : deviceStorage;
  const textOf = (value: Value) => (isPlain ? String(value) : JSON.stringify(value));

  function parse(text: string | undefined): Value {
    if (text === undefined) return initial;
    const result = v.safeParse(schema, isPlain ? text : attempt((): unknown => JSON.parse(text)));
    return result.success ? result.output : initial;
  }

  function create(key: string): KeptAtom<Value> {
    let last: { text: string | undefined; value: Value } | undefined;
    const read = (): Value => {
      const text = storage.read(key);
      // The same text is the same object.
      if (!last || last.text !== text) last = { text, value: parse(text) };
      return last.value;
    };
    const stored = atom(read());
    // `atomWithStorage` would set at once, while another atom may be reading this one for the first time.
    stored.onMount = (set) => watchTabs(key, () => set(read));
    const kept: KeptAtom<Value> = atom(
      (get) => get(stored),
      (_get, set, update) => {
        // From what is stored: another tab may have changed it since.
        const next = typeof update === 'function' ? (update as (previous: Value) => Value)(read()) : update;
        const isInitial = textOf(next) === textOf(initial);
        set(stored, () => (isInitial ? initial : next));
        storage.write(key, isInitial ? undefined : textOf(next));
        last = { text: storage.read(key), value: next };
        updateRefused();
        return !storage.refusedKeys().includes(key);
      },
    );
    // Also while no screen shows it, so that code outside React reads what another tab wrote.
    const stop = atomStore.sub(kept, () => {});
    known.set(`${per === 'tab'} ${key}`, {
      kept: kept as KeptAtom<never>,
      reset: () => atomStore.set(stored, () => initial),
      stop,
    });
    return kept;
  }

  return (owner, subject) => {
    const whose = per === 'device' ? 'device' : survivesSignOut ? owner : sessionOf(owner);
    const key = isPlain ? name : keyOf(whose, subject === undefined ? name : `${name}/${subject}`);
    return (known.get(`${per === 'tab'} ${key}`)?.kept as KeptAtom<Value> | undefined) ?? create(key);
  };
}

/**
 * Calls when another tab has changed a key. A page that was frozen, or kept for the Back button, has received
 * no events: it is called when it is shown again. Returns a function that stops it.
 */
function watchTabs(key: string, onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  const onShow = () => document.visibilityState === 'visible' && onChange();
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onShow, { signal });
  return () => stop.abort();
}

/** The keys of the stored values that begin with a prefix, in this browser and this tab. */
export function keptKeys(prefix: string): readonly string[] {
  return [...deviceStorage.keys(), ...tabStorage.keys()].filter((key) => key.startsWith(prefix));
}

/** Deletes the values whose keys begin with a prefix, in this browser and this tab, whichever feature has them. */
export function deleteKept(prefix: string): void {
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of storage.keys()) {
      if (!key.startsWith(prefix)) continue;
      storage.write(key, undefined);
      known.get(`${storage === tabStorage} ${key}`)?.reset();
    }
  }
  updateRefused();
}

/** Deletes the values of a user that end with their session. */
export const forgetSession = (owner: KeyOwner): void => deleteKept(keyOf(sessionOf(owner), ''));

/** Makes the next reads find only what the browser stores, as a reload does. For tests and stories. */
export function forgetPage(): void {
  for (const { stop } of known.values()) stop();
  known.clear();
  deviceStorage.forgetMemory();
  tabStorage.forgetMemory();
  updateRefused();
}
