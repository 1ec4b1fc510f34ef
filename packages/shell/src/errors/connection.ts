import { createListeners } from '@my-air/client-state/early';
import type { Connection as Reached } from '@my-air/feature-api';

import { createStore, type Store } from '../createStore.ts';

/** Whether the backend can be reached, with what only the shell reports. */
export interface Connection extends Reached, Pick<Store<boolean>, 'subscribe'> {
  /** A call got an answer. */
  reportSuccess: () => void;
  /** Asks the backend now whether it can be reached. */
  probe: () => Promise<boolean>;
}

const firstProbe = 2_000;
const slowestProbe = 30_000;

/** Watches the network: the browser's own word, and calls that get no answer. While it is gone, asks the API more and more rarely whether it is back. */
export function createConnection(probeAddress: () => string): Connection {
  const isOnline = createStore(navigator.onLine);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstProbe;
  let cameBackAt = -Infinity;
  /** When the network was last known to be gone; a call without an answer alone does not prove it. */
  let goneAt = navigator.onLine ? -Infinity : performance.now();
  const waiting = createListeners();

  function follow(next: boolean): void {
    isOnline.set(next);
    clearTimeout(timer);
    if (next) return comeBack();
    timer = setTimeout(() => void probe(), pause);
    pause = Math.min(pause * 2, slowestProbe);
  }
  function comeBack(): void {
    cameBackAt = performance.now();
    // Also shortly after: what failed without a network is often shown when it is there again.
    if (cameBackAt - goneAt < slowestProbe) waiting.notify();
  }
  /** A network that goes soon after it came back is asked no sooner than before. */
  function lose(): void {
    if (performance.now() - cameBackAt > slowestProbe) pause = firstProbe;
    follow(false);
  }
  async function probe(): Promise<boolean> {
    // Any answer will do, also one that a page of another origin may not read; the session is not part of the question.
    const how = { method: 'HEAD', cache: 'no-store', mode: 'no-cors', credentials: 'omit' } as const;
    const hasAnswer = await fetch(probeAddress(), how).then(
      () => true,
      () => false,
    );
    if (!hasAnswer) goneAt = performance.now();
    follow(hasAnswer);
    return hasAnswer;
  }
  window.addEventListener('online', () => void probe());
  window.addEventListener('offline', () => {
    goneAt = performance.now();
    lose();
  });

  return {
    get: isOnline.get,
    isSteady: () => isOnline.get() && navigator.onLine && performance.now() - goneAt > slowestProbe,
    subscribe: isOnline.subscribe,
    probe,
    onReturn: waiting.add,
    reportFailure: () => {
      if (isOnline.get()) lose();
    },
    reportSuccess: () => {
      if (!isOnline.get() && navigator.onLine) follow(true);
    },
  };
}
