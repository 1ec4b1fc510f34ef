/** Keeps text in this tab over reloads. Where storage is denied or full it keeps it until the page is left. */
const kept = new Map<string, string>();

/** What was kept under a key; undefined when there is nothing. */
export function readSession(key: string): string | undefined {
  try {
    return kept.get(key) ?? window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    // SecurityError: this browser keeps nothing for us.
    return kept.get(key);
  }
}

/** Keeps a text; undefined forgets it. */
export function writeSession(key: string, text: string | undefined): void {
  kept.delete(key);
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // SecurityError or QuotaExceededError.
    if (text !== undefined) kept.set(key, text);
  }
}
