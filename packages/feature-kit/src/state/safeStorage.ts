import { attempt } from './attempt.ts';

/** Texts under keys. Nothing throws: a text that the browser refuses is kept in the memory of this page. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** Replaces a text; undefined deletes it. Returns whether that outlives the page. */
  write: (key: string, text: string | undefined) => boolean;
  keys: () => readonly string[];
  /** The keys whose latest text, or whose deletion, only this page knows. */
  refusedKeys: () => readonly string[];
  /** Forgets what only the memory holds, as a reload does. For tests. */
  forgetMemory: () => void;
}

/** Wraps a storage of the browser; `open` may throw, as `window.localStorage` does where storage is denied. */
export function safeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string | undefined>();

  function store(key: string, text: string | undefined): void {
    try {
      const storage = open();
      if (text === undefined) storage?.removeItem(key);
      else storage?.setItem(key, text);
      if (text !== undefined && storage?.getItem(key) !== text) memory.set(key, text);
      else memory.delete(key);
    } catch {
      // SecurityError or QuotaExceededError.
      memory.set(key, text);
    }
  }

  return {
    read(key) {
      if (memory.has(key)) return memory.get(key);
      return attempt(() => open()?.getItem(key)) ?? undefined;
    },
    write(key, text) {
      store(key, text);
      // There may be room now for what did not fit before.
      if (!memory.has(key)) for (const [other, kept] of Array.from(memory)) store(other, kept);
      return !memory.has(key);
    },
    keys() {
      const stored = attempt(() => keysOf(open())) ?? [];
      const refused = [...memory].flatMap(([key, text]) => (text === undefined ? [] : key));
      return [...stored.filter((key) => !memory.has(key)), ...refused];
    },
    refusedKeys: () => {
      // Nothing remains to be deleted where the browser shows no text.
      const textOf = (key: string) => memory.get(key) ?? attempt(() => open()?.getItem(key)) ?? undefined;
      return [...memory.keys()].filter((key) => textOf(key) !== undefined);
    },
    forgetMemory: () => memory.clear(),
  };
}

function keysOf(storage: Storage | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

/** The storage of this browser, for all its tabs. */
export const deviceStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => globalThis.localStorage);
/** The storage of this tab, over reloads. */
export const tabStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => globalThis.sessionStorage);
