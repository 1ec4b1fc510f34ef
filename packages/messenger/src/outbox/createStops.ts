/** Aborts single tries for the user, and all tries for the tab. */
export interface Stops {
  /** Does work that can be stopped by its key. */
  run: <Answer>(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Answer>,
  ) => Promise<Answer>;
  stop: (key: string) => void;
}

export function createStops(): Stops {
  const underWay = new Map<string, AbortController>();

  return {
    async run(key, signal, work) {
      const controller = new AbortController();
      const end = () => controller.abort();
      underWay.set(key, controller);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      try {
        return await work(controller.signal);
      } finally {
        signal.removeEventListener('abort', end);
        underWay.delete(key);
      }
    },
    stop: (key) => underWay.get(key)?.abort(),
  };
}
