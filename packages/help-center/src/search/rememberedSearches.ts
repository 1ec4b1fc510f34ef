/** How many searches are remembered. */
export const mostRecent = 5;

// The shell forgets whatever begins with `recent-` and ends with the person's id when they leave.
const keyOf = (userId: number | string) => `recent-help-searches:${userId}`;

/** What a person last looked for in help on this device, the latest first. */
export function readSearches(userId: number | string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    const isText = (text: unknown): text is string => typeof text === 'string' && text !== '';
    return Array.isArray(kept) ? kept.filter(isText).slice(0, mostRecent) : [];
  } catch {
    // Storage that is denied, or that something else has written to: nothing is remembered.
    return [];
  }
}

/** Remembers a search, and answers with all that are remembered now. The same words again, in whatever case, move to the top. */
export function rememberSearch(userId: number | string, text: string): readonly string[] {
  const wanted = text.trim();
  const others = readSearches(userId).filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  const all = [wanted, ...others].slice(0, mostRecent);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(all));
  } catch {
    // A storage that is full or denied: the search does without memory.
  }
  return all;
}

/** Forgets them all. */
export function forgetSearches(userId: number | string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // A storage that is denied has kept nothing.
  }
}
