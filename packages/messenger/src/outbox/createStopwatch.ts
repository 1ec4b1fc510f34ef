/** Measures by the page's own clock how long a name has been known: wall clocks are put back and forward. */
export interface Stopwatch {
  /** Milliseconds since the first call with this name; 0 on the first call. */
  since: (name: string) => number;
}

/** The most names that are remembered; the oldest are dropped. */
const mostNames = 2_000;

/** @param elapsed milliseconds since a fixed moment of this page, which never goes back */
export function createStopwatch(elapsed: () => number): Stopwatch {
  const firstMet = new Map<string, number>();

  return {
    since(name) {
      const now = elapsed();
      const met = firstMet.get(name) ?? now;
      if (!firstMet.has(name)) firstMet.set(name, met);
      if (firstMet.size > mostNames) firstMet.delete(firstMet.keys().next().value!);
      return now - met;
    },
  };
}
