/** A storage that never throws: a value that the browser refuses lives as long as the page. */
export interface SafeStorage {
  get: (key: string) => string | undefined;
  /** Returns whether the value will outlive the page. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => readonly string[];
}

/** Wraps a storage that may be denied, absent or full. Opening it may throw as well. */
export function safeStorage(open: () => Storage | null | undefined): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => open()?.getItem(key)) ?? undefined,
    set(key, value) {
      const isKept = attempt(() => {
        const storage = open();
        storage?.setItem(key, value);
        return storage?.getItem(key) === value;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept ?? false;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open()?.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(attempt(() => keysOf(open())) ?? [])],
  };
}

function keysOf(storage: Storage | null | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // Denied by the user's settings, or full: the portal works without.
    return undefined;
  }
}
