/** What was removed in this browser and the server has not confirmed, kept beyond the page. */
export interface RemovalStore {
  /** Epoch milliseconds until which each removal can be undone; 0 once the server is being told. */
  read: () => Readonly<Record<string, number>>;
  keep: (id: string, undoneUntil: number) => void;
  forget: (id: string) => void;
}

/** Keeps removals in local storage under a name of one person. Where nothing can be stored, in this page alone. */
export function createRemovalStore(name: string): RemovalStore {
  let inMemory: Readonly<Record<string, number>> | undefined;

  function read(): Readonly<Record<string, number>> {
    if (inMemory) return inMemory;
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
      return Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
        ),
      );
    } catch {
      return {};
    }
  }

  function write(removals: Readonly<Record<string, number>>): void {
    try {
      if (Object.keys(removals).length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(removals));
      inMemory = undefined;
    } catch {
      // Denied or full: the call that a page makes when it is left is all there is.
      inMemory = removals;
    }
  }

  return {
    read,
    keep: (id, undoneUntil) => write({ ...read(), [id]: undoneUntil }),
    forget(id) {
      const { [id]: _forgotten, ...others } = read();
      write(others);
    },
  };
}
