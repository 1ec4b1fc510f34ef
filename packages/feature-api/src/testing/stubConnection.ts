import { createListeners } from '@my-air/client-state/early';
import type { Connection } from '../Connection.ts';

/** A connection that a test takes away and gives back. */
export interface StubConnection extends Connection {
  set: (isOnline: boolean) => void;
}

/** Makes a connection that is there until the test or a reported failure says otherwise. */
export function stubConnection(): StubConnection {
  let isOnline = true;
  const listeners = createListeners();

  return {
    get: () => isOnline,
    isSteady: () => isOnline && navigator.onLine,
    set(next) {
      const isBack = next && !isOnline;
      isOnline = next;
      if (isBack) listeners.notify();
    },
    onReturn: listeners.add,
    reportFailure: () => void (isOnline = false),
  };
}
