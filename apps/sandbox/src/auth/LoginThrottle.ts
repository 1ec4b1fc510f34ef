import type { Clock } from '../Clock.ts';

/** Slows down whoever guesses passwords: after a few wrong ones for an address, the next must wait. */
export interface LoginThrottle {
  /** Seconds until another try is welcome; 0 when it is now. */
  waitFor(key: string): number;
  /** Counts a wrong try. */
  fail(key: string): void;
  /** Forgets the wrong tries of one key, or of all. */
  clear(key?: string): void;
}

const allowed = 5;
const windowMs = 60_000;

export function createLoginThrottle(clock: Clock): LoginThrottle {
  const failures = new Map<string, number[]>();

  function recent(key: string) {
    const since = clock.now().getTime() - windowMs;
    const times = (failures.get(key) ?? []).filter((time) => time > since);
    if (times.length === 0) failures.delete(key);
    else failures.set(key, times);
    return times;
  }

  return {
    waitFor: (key) => {
      const times = recent(key);
      const first = times.at(-allowed);
      return first === undefined ? 0 : Math.ceil((first + windowMs - clock.now().getTime()) / 1000);
    },
    fail: (key) => {
      failures.set(key, [...recent(key), clock.now().getTime()]);
    },
    clear: (key) => {
      if (key === undefined) failures.clear();
      else failures.delete(key);
    },
  };
}
