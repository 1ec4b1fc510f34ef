import { attempt } from './attempt.ts';
import { createListeners } from './value.ts';

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
  const memory = new Map<string, { text: string | undefined; status: StorageStatus }>();
  const { notify, add } = createListeners<[string | null]>();

  return {
    read(key) {
      const refused = memory.get(key);
      return refused ? refused.text : (attempt(() => open()?.getItem(key)) ?? undefined);
    },
    write(key, text) {
      memory.delete(key);
      try {
        const storage = open();
        if (text === undefined) storage?.removeItem(key);
        else storage?.setItem(key, text);
        if (text !== undefined && storage?.getItem(key) !== text)
          throw new Error('The storage kept nothing.');
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        memory.set(key, { text, status: isFull ? 'full' : 'denied' });
      }
      notify(key);
      return !memory.has(key);
    },
    keys() {
      const stored = attempt(() => keysOf(open())) ?? [];
      const kept = [...memory].flatMap(([key, { text }]) => (text === undefined ? [] : key));
      return [...stored.filter((key) => !memory.has(key)), ...kept];
    },
    status: (key) => memory.get(key)?.status ?? 'stored',
    subscribe(onChange) {
      const stop = new AbortController();
      const { signal } = stop;
      const remove = add(onChange);
      const onStorage = ({ key, storageArea }: StorageEvent) => {
        if (!storageArea || storageArea === attempt(open)) onChange(key);
      };
      // A page that was frozen, or kept for the Back button, has received no events.
      const onShow = () => document.visibilityState === 'visible' && onChange(null);
      window.addEventListener('storage', onStorage, { signal });
      window.addEventListener('pageshow', onShow, { signal });
      document.addEventListener('visibilitychange', onShow, { signal });
      return () => {
        remove();
        stop.abort();
      };
    },
    forgetMemory: () => memory.clear(),
  };
}

function keysOf(storage: Storage | null | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

/** The storage of this browser, or of this tab. Throws a SecurityError where storage is denied. */
export function openStorage(scope: 'browser' | 'tab'): Storage {
  return scope === 'browser' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** The texts that this browser stores, for all its tabs. */
export const browserTexts = /* @__PURE__ */ createTexts(() => openStorage('browser'));
/** The texts that this tab stores, over reloads. */
export const tabTexts = /* @__PURE__ */ createTexts(() => openStorage('tab'));
