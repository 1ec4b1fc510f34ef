import type { NewsArticle } from '../contract.ts';

/** More than anybody will scroll back to; the oldest are forgotten. */
const kept = 500;
const keyOf = (userId: number | undefined) => `news:read:${userId}`;
/** What counts where nothing can be stored, and what was parsed last. */
const known = new Map<string, { stored: string | null; ids: ReadonlySet<number> }>();

/** Remembers in this browser that a person has opened a piece of news: the server may not, or not have heard it. */
export function keepRead(userId: number | undefined, articleId: number): void {
  const key = keyOf(userId);
  const ids = new Set([...readIds(key), articleId]);
  const stored = JSON.stringify([...ids].slice(-kept));
  known.set(key, { stored, ids });
  try {
    localStorage.setItem(key, stored);
  } catch {
    // Nothing can be stored here: it is remembered until the page is left.
  }
}

/** Whether a person has not opened a piece of news yet, as far as the server and this browser know. */
export function isUnread({ id, is_read }: NewsArticle, userId: number | undefined): boolean {
  return is_read !== true && !readIds(keyOf(userId)).has(id);
}

function readIds(key: string): ReadonlySet<number> {
  const last = known.get(key);
  const stored = storedAt(key, last?.stored ?? null);
  if (last && last.stored === stored) return last.ids;
  const ids = new Set(parse(stored));
  known.set(key, { stored, ids });
  return ids;
}

function storedAt(key: string, inMemory: string | null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory;
  }
}

function parse(stored: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
