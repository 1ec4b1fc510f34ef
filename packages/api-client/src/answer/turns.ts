export interface TurnsOptions {
  /** The time that the work goes on before others may go first, in milliseconds. @default 10 */
  slice?: number;
  /** Lets other tasks run first. */
  pause?: () => Promise<void>;
}

/** Divides long work, so that typing and scrolling are not blocked meanwhile. */
export interface Turns {
  /** Whether other tasks may run first now. */
  isOver: () => boolean;
  /** Lets other tasks run first, and resolves in a task of its own. */
  next: () => Promise<void>;
}

/** The first turn begins immediately. */
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

/** Resolves in a new task. A timer would wait four milliseconds each time. */
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
