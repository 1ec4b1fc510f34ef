import type { Connection } from '../Connection.ts';

/** A connection that a test takes away and gives back. */
export interface StubConnection extends Connection {
  set: (isOnline: boolean) => void;
}

/** Makes a connection that is there until the test or a reported failure says otherwise. */
export function stubConnection(): StubConnection {
  let isOnline = true;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (next === isOnline) return;
    isOnline = next;
    for (const onChange of listeners) onChange();
  };
  return {
    get: () => isOnline,
    set,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    reportFailure: () => set(false),
  };
}
