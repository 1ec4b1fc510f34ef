/** Keeps text in the browser over reloads. Where storage is denied or full it keeps it until the page is left. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** `findStorage` may throw, as reading `window.localStorage` does where storage is denied. */
export function createBrowserStorage(findStorage: () => Storage): BrowserStorage {
  const kept = new Map<string, string>();

  return {
    read: (key) => kept.get(key) ?? attempt(() => findStorage().getItem(key)) ?? null,
    write: (key, value) => {
      kept.delete(key);
      const isWritten = attempt(() => {
        findStorage().setItem(key, value);
        return true;
      });
      if (!isWritten) kept.set(key, value);
    },
    remove: (key) => {
      kept.delete(key);
      attempt(() => findStorage().removeItem(key));
    },
  };
}

/** What this feature keeps over reloads. */
export const browserStorage = createBrowserStorage(() => window.localStorage);

function attempt<Answer>(act: () => Answer): Answer | undefined {
  try {
    return act();
  } catch {
    // SecurityError or QuotaExceededError: the person's browser keeps nothing for us.
    return undefined;
  }
}
