import type { Unsent } from '@my-air/feature-api';

const listeners = new Set<() => void>();
/** What counts where nothing can be stored, until the page is left. */
const inMemory = new Map<string, readonly number[]>();

/** The services that a person wants to be told of once they open. This browser remembers them; the server knows no such thing. */
export function awaitedBy(userId: number): readonly number[] {
  const key = keyOf(userId);
  try {
    const kept: unknown = inMemory.get(key) ?? JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    // SecurityError, or a SyntaxError because another program wrote there.
    return [];
  }
}

/** Waits for a service, or does so no longer. */
export function setAwaited(userId: number, productId: number, isAwaited: boolean): void {
  const others = awaitedBy(userId).filter((id) => id !== productId);
  write(keyOf(userId), isAwaited ? [...others, productId] : others);
}

/** Calls back at every change, also of another tab; answers with how to stop. */
export function subscribeAwaited(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Whoever signs out and means it leaves nothing of this behind, and loses nothing that they wrote. */
export const awaitedPart: Unsent = {
  count: () => 0,
  wipe: ({ id }) => write(keyOf(id), []),
};

function keyOf(userId: number): string {
  return `my-air:marketplace:awaited:${userId}`;
}

function write(key: string, ids: readonly number[]): void {
  inMemory.delete(key);
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // SecurityError or QuotaExceededError.
    inMemory.set(key, ids);
  }
  for (const onChange of listeners) onChange();
}
