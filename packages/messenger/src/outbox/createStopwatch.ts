/** Tells how long a page has known things, by the page's own clock: wall clocks are put back and forward. */
export interface Stopwatch {
  /** Milliseconds since this name was first asked for; 0 the first time. */
  since: (name: string) => number;
}

/** So many names are remembered; the oldest are forgotten. */
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
