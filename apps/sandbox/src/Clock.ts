/** The time the sandbox lives in: the real time plus what tests and the control room moved it by. */
export interface Clock {
  now(): Date;
  /** Moves the clock forwards. */
  advance(seconds: number): void;
  /** Goes back to the real time. */
  reset(): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}
