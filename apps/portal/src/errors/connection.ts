import { createStore, type Store } from '../createStore.ts';

/** Whether the backend can be reached. */
export interface Connection extends Pick<Store<boolean>, 'get' | 'subscribe'> {
  /** A call got no answer. */
  reportFailure: () => void;
  /** A call got an answer. */
  reportSuccess: () => void;
}

const firstProbe = 2_000;
const slowestProbe = 30_000;

/** Watches the network: the browser's own word, and calls that get no answer. While it is gone, asks the API more and more rarely whether it is back. */
export function createConnection(probeAddress: () => string): Connection {
  const isOnline = createStore(navigator.onLine);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(next: boolean, pause = firstProbe): void {
    isOnline.set(next);
    clearTimeout(timer);
    if (!next) timer = setTimeout(() => void probe(pause), pause);
  }
  async function probe(pause: number): Promise<void> {
    // Any answer will do, also one that a page of another origin may not read; the session is not part of the question.
    const how = { method: 'HEAD', cache: 'no-store', mode: 'no-cors', credentials: 'omit' } as const;
    const hasAnswer = await fetch(probeAddress(), how).then(
      () => true,
      () => false,
    );
    follow(hasAnswer, Math.min(pause * 2, slowestProbe));
  }
  window.addEventListener('online', () => void probe(firstProbe));
  window.addEventListener('offline', () => follow(false));

  return {
    get: isOnline.get,
    subscribe: isOnline.subscribe,
    reportFailure: () => {
      if (isOnline.get()) follow(false);
    },
    reportSuccess: () => {
      if (!isOnline.get() && navigator.onLine) follow(true);
    },
  };
}
