import { createListeners, createValue, type Value } from '@my-air/client-state/early';
import type { Connection as Reached } from '@my-air/feature-api';

/** Whether the backend can be reached, with the reports that only the shell makes. */
export interface Connection extends Reached, Pick<Value<boolean>, 'subscribe'> {
  /** Reports a call that got an answer. */
  reportSuccess: () => void;
  /** Asks the backend now whether it can be reached. */
  probe: () => Promise<boolean>;
}

/** The time for which a loss explains the failures after it, in milliseconds. */
const shortly = 30_000;
/**
 * The time after which a probe without an answer is given up, since the next one may have a new route, in
 * milliseconds.
 */
const longestProbe = 10_000;

/** A user who reads "You are offline" waits for the end of it; a hidden page has time. The jitter keeps many pages from asking in one instant. */
const pauseBetweenProbes = () =>
  document.visibilityState === 'hidden' ? 30_000 : 2_000 + Math.random() * 1_000;

/**
 * Watches the network: the browser's own events, and calls that get no answer. While it is gone, asks the API
 * whether it is back.
 */
export function createConnection(probeAddress: () => string): Connection {
  const isOnline = createValue(navigator.onLine);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  /**
   * The last time at which the network was known to be gone; a call without an answer alone does not prove
   * it.
   */
  let goneAt = navigator.onLine ? -Infinity : performance.now();
  const waiting = createListeners();

  function setOnline(next: boolean): void {
    isOnline.set(next);
    scheduleProbe();
    // Also shortly after: a failure without a network is often shown when the network is there again.
    if (next && performance.now() - goneAt < shortly) waiting.notify();
  }
  function scheduleProbe(): void {
    clearTimeout(timer);
    if (!isOnline.get()) timer = setTimeout(() => void probe(), pauseBetweenProbes());
  }
  function probeIfOffline(): void {
    if (!isOnline.get()) void probe();
  }
  async function probe(): Promise<boolean> {
    clearTimeout(timer);
    running ??= askBackend(probeAddress()).then((hasAnswer) => {
      running = undefined;
      if (!hasAnswer) goneAt = performance.now();
      setOnline(hasAnswer);
      return hasAnswer;
    });
    return running;
  }
  window.addEventListener('online', probeIfOffline);
  window.addEventListener('focus', probeIfOffline);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') probeIfOffline();
    else if (!running) scheduleProbe();
  });
  window.addEventListener('offline', () => {
    goneAt = performance.now();
    setOnline(false);
  });
  scheduleProbe();

  return {
    get: isOnline.get,
    isSteady: () => isOnline.get() && navigator.onLine && performance.now() - goneAt > shortly,
    subscribe: isOnline.subscribe,
    probe,
    onReturn: waiting.add,
    reportFailure: () => {
      if (isOnline.get()) setOnline(false);
    },
    reportSuccess: () => {
      if (!isOnline.get() && navigator.onLine) setOnline(true);
    },
  };
}

/** Whether the backend answers: any answer counts, also one that a page of another origin may not read. */
async function askBackend(address: string): Promise<boolean> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), longestProbe);
  // The probe needs no session.
  const how = { method: 'HEAD', cache: 'no-store', mode: 'no-cors', credentials: 'omit' } as const;
  try {
    await fetch(address, { ...how, signal: giveUp.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
