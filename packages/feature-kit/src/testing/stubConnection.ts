import type { Connection } from '../feature/Connection.ts';

/** A connection that a test takes away and gives back. */
export interface StubConnection extends Connection {
  set: (isOnline: boolean) => void;
}

/** Makes a connection that is there until the test or a reported failure says otherwise. */
export function stubConnection(): StubConnection {
  let isOnline = true;
  const returns = new EventTarget();

  return {
    get: () => isOnline,
    isSteady: () => isOnline && navigator.onLine,
    set(next) {
      const isBack = next && !isOnline;
      isOnline = next;
      if (isBack) returns.dispatchEvent(new Event('return'));
    },
    onReturn(listener) {
      returns.addEventListener('return', listener);
      return () => returns.removeEventListener('return', listener);
    },
    reportFailure: () => void (isOnline = false),
  };
}
