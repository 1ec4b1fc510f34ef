import type { Connection as Reached } from '@my-air/feature-kit';
import { onlineManager } from '@tanstack/react-query';
// oxlint-disable-next-line no-restricted-imports -- TanStack Query knows it, and an atom would be a copy of it
import { useSyncExternalStore } from 'react';

/** Whether the backend can be reached, with the reports that only the shell makes. */
export interface Connection extends Reached {
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
  document.visibilityState === 'hidden' ? 30_000 : shortestPause + Math.random() * 1_000;
const shortestPause = 2_000;

/**
 * Watches the network, and tells TanStack Query: it is gone when the browser says so, or when the API has no answer
 * after a call had none. While it is gone, asks the API whether it is back.
 */
export function createConnection(probeAddress: () => string): Connection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  /** The last time at which the network was known to be gone, and at which a probe had an answer. */
  let goneAt = navigator.onLine ? -Infinity : performance.now();
  let answeredAt = -Infinity;
  let returnedAt = -Infinity;
  const returns = new EventTarget();
  function setOnline(next: boolean): void {
    onlineManager.setOnline(next);
    scheduleProbe();
    // Also shortly after: a failure without a network is often shown when the network is there again. What fails at once
    // when it is told asks for the network anew, and would be told without end.
    const now = performance.now();
    if (!next || now - goneAt >= shortly || now - returnedAt < shortestPause) return;
    returnedAt = now;
    returns.dispatchEvent(new Event('return'));
  }
  function scheduleProbe(): void {
    clearTimeout(timer);
    if (!onlineManager.isOnline()) probeAfter(pauseBetweenProbes());
  }
  function probeAfter(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), pause);
  }
  function probeIfOffline(): void {
    if (!onlineManager.isOnline()) void probe();
  }
  async function probe(): Promise<boolean> {
    clearTimeout(timer);
    running ??= askBackend(probeAddress()).then((hasAnswer) => {
      running = undefined;
      if (hasAnswer) answeredAt = performance.now();
      else goneAt = performance.now();
      setOnline(hasAnswer);
      return hasAnswer;
    });
    return running;
  }
  // In place of Query's own listeners, which take the word of the browser for a return.
  onlineManager.setEventListener(() => {
    const life = new AbortController();
    const { signal } = life;
    window.addEventListener('online', probeIfOffline, { signal });
    window.addEventListener('focus', probeIfOffline, { signal });
    const onVisibility = () => {
      if (document.visibilityState === 'visible') probeIfOffline();
      else if (!running) scheduleProbe();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    const onOffline = () => {
      goneAt = performance.now();
      setOnline(false);
    };
    window.addEventListener('offline', onOffline, { signal });
    return () => life.abort();
  });
  setOnline(navigator.onLine);

  return {
    get: () => onlineManager.isOnline(),
    isSteady: () => onlineManager.isOnline() && navigator.onLine && performance.now() - goneAt > shortly,
    probe,
    onReturn(listener) {
      returns.addEventListener('return', listener);
      return () => returns.removeEventListener('return', listener);
    },
    reportFailure: () => {
      if (!onlineManager.isOnline()) return;
      const isAnswered = performance.now() - answeredAt < shortestPause;
      probeAfter(isAnswered ? pauseBetweenProbes() : 0);
    },
    reportSuccess: () => {
      if (!onlineManager.isOnline() && navigator.onLine) setOnline(true);
    },
  };
}

/** Whether the network is there, for components. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );

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
