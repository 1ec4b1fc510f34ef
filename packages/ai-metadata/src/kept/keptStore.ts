const listeners = new Set<() => void>();
/** Values that this browser does not store; they last until the page is closed. */
const inMemory = new Map<string, string>();

/** The key of a value; the shell deletes `recent-…:<user id>` when that person signs out. */
export function keptKey(name: string, userId: number): string {
  return `recent-ai-metadata-${name}:${userId}`;
}

/** Reads the stored text; null when there is none. */
export function readKept(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    // SecurityError: storage is denied.
    return null;
  }
}

/** Stores a text for this browser and all its tabs; null deletes it. */
export function writeKept(key: string, text: string | null): void {
  inMemory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // SecurityError or QuotaExceededError.
    if (text !== null) inMemory.set(key, text);
  }
  for (const onChange of listeners) onChange();
}

/** Reports each change, of other tabs too. Returns how to stop. */
export function subscribeKept(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
