export interface TurnsOptions {
  /** How long the work goes on before others may go first, in milliseconds. @default 10 */
  slice?: number;
  /** Lets others go first. */
  pause?: () => Promise<void>;
}

/** Divides long work, so that typing and scrolling are not blocked meanwhile. */
export interface Turns {
  /** Whether others may go first now. */
  isOver: () => boolean;
  /** Lets others go first, and comes back for a turn of its own. */
  next: () => Promise<void>;
}

/** The first turn begins at once. */
export function createTurns({ slice = 10, pause = nextTask }: TurnsOptions = {}): Turns {
  let started = performance.now();
  return {
    isOver: () => performance.now() - started >= slice,
    async next() {
      await pause();
      started = performance.now();
    },
  };
}

/** A task of its own for what follows. A timer would wait four milliseconds each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
