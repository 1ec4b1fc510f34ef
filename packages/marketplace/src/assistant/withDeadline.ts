/** A signal that ends with another one, or when its time is over. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether the time is over; false when the outer signal ended the work. */
  isOver: () => boolean;
  /** Rejects as soon as the signal ends, whether or not the work listens to it. */
  race: <Value>(work: Promise<Value>) => Promise<Value>;
  clear: () => void;
}

/** `time` in milliseconds. */
export function withDeadline(outer: AbortSignal, time: number): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let isOver = false;
  const stop = () => controller.abort();
  const timer = setTimeout(() => {
    isOver = true;
    stop();
  }, time);
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop);

  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException('The assistant was stopped.', 'AbortError'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
  });
  // The signal may end without a race under way.
  ended.catch(() => undefined);

  return {
    signal,
    isOver: () => isOver,
    race: (work) => Promise.race([work, ended]),
    clear: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
    },
  };
}
