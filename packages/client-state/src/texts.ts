import { attempt, createListeners, keyOf, openStorage, type Person } from './early.ts';

/** Whether the browser stores a value: not at all by its settings, or no longer because it is full. */
export type StorageStatus = 'stored' | 'denied' | 'full';

/** Texts under keys. Nothing throws: a text that the browser refuses is kept in the memory of this page. */
export interface Texts {
  read: (key: string) => string | undefined;
  /** Replaces a text; undefined deletes it. Returns whether that outlives the page. */
  write: (key: string, text: string | undefined) => boolean;
  keys: () => readonly string[];
  status: (key: string) => StorageStatus;
  /**
   * Called with the key at every change in this page and in other tabs, and with null when any key may have
   * changed. Returns a function that stops it.
   */
  subscribe: (onChange: (key: string | null) => void) => () => void;
  /** Forgets the texts that only the memory holds, as a reload does. For tests. */
  forgetMemory: () => void;
}

/** Wraps a storage of the browser; `open` may throw, as `window.localStorage` does where storage is denied. */
export function createTexts(open: () => Storage | null | undefined): Texts {
  /** The texts that the storage refused; undefined for a text whose deletion was refused. */
  const memory = new Map<string, string | undefined>();
  const reasons = new Map<string, StorageStatus>();
  const { notify, add, isEmpty } = createListeners<[string | null]>();
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (!storageArea || storageArea === attempt(open)) notify(key);
  };
  // A page that was frozen, or kept for the Back button, has received no events.
  const onShow = () => document.visibilityState === 'visible' && notify(null);

  return {
    read: (key) => (memory.has(key) ? memory.get(key) : (attempt(() => open()?.getItem(key)) ?? undefined)),
    write(key, text) {
      memory.delete(key);
      reasons.delete(key);
      try {
        const storage = open();
        if (text === undefined) storage?.removeItem(key);
        else storage?.setItem(key, text);
        if (text !== undefined && storage?.getItem(key) !== text)
          throw new Error('The storage kept nothing.');
      } catch (error) {
        memory.set(key, text);
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        reasons.set(key, isFull ? 'full' : 'denied');
      }
      notify(key);
      return !memory.has(key);
    },
    keys() {
      const stored = attempt(() => keysOf(open())) ?? [];
      const kept = [...memory].filter(([, text]) => text !== undefined).map(([key]) => key);
      return [...new Set([...stored.filter((key) => !memory.has(key)), ...kept])];
    },
    status: (key) => reasons.get(key) ?? 'stored',
    subscribe(onChange) {
      if (isEmpty()) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onShow);
        document.addEventListener('visibilitychange', onShow);
      }
      const stop = add(onChange);
      return () => {
        stop();
        if (!isEmpty()) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
        document.removeEventListener('visibilitychange', onShow);
      };
    },
    forgetMemory() {
      memory.clear();
      reasons.clear();
    },
  };
}

function keysOf(storage: Storage | null | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

/** The texts that this browser stores, for all its tabs. */
export const browserTexts = /* @__PURE__ */ createTexts(() => openStorage('browser'));
/** The texts that this tab stores, over reloads. */
export const tabTexts = /* @__PURE__ */ createTexts(() => openStorage('tab'));

/**
 * The part of a key that marks values deleted at the end of the session, so that they are found without their
 * feature.
 */
export const sessionOf = (person: Person): string => `${person ?? 'visitor'}.session`;

/** Deletes the values of a user in this browser that end with their session, whichever feature keeps them. */
export function forgetSession(person: Person): void {
  for (const texts of [browserTexts, tabTexts]) {
    for (const key of texts.keys()) {
      // Earlier builds kept such values at `recent-<name>:<user>`.
      const isEarlier = key.startsWith('recent-') && key.endsWith(`:${person}`);
      if (isEarlier || key.startsWith(keyOf(sessionOf(person), ''))) texts.write(key, undefined);
    }
  }
}
