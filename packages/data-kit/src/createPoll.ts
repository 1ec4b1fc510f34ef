import { openTabChannel, withExclusiveLock, type TabChannel } from '@my-air/client-state/tabs';

/** The longest pause between two reads of data that keep failing, in milliseconds. */
export const longestBackoff = 120_000;

export interface PollOptions<Answer> {
  /**
   * The name of the data, with the reader's id in it: of all tabs that share a name, one reads and sends the
   * others the result.
   */
  name: string;
  /** The pause between two reads, in milliseconds. */
  interval: number;
  /** Reads once. */
  run: (signal: AbortSignal) => Promise<Answer>;
  /** Called with every answer, whichever tab it came to. */
  onAnswer: (answer: Answer) => void;
  /** Called with every failure of this tab. The next read comes later each time it fails. */
  onFailure?: (error: unknown) => void;
}

/**
 * Reads data repeatedly while the page can be seen and the network is there. Returns a function that stops
 * it.
 */
export function createPoll<Answer>(options: PollOptions<Answer>): () => void {
  const others = openTabChannel<Answer>(options.name, options.onAnswer);
  let turn: AbortController | undefined;

  const update = () => {
    const canRun = document.visibilityState === 'visible' && navigator.onLine;
    if (canRun === Boolean(turn)) return;
    turn?.abort();
    turn = canRun ? new AbortController() : undefined;
    if (turn) void takeTurn(options.name, turn.signal, (signal) => readOnAndOn(options, others, signal));
  };
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();

  return () => {
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
    turn?.abort();
    others.close();
  };
}

async function readOnAndOn<Answer>(
  { interval, run, onAnswer, onFailure }: PollOptions<Answer>,
  others: TabChannel<Answer>,
  signal: AbortSignal,
): Promise<void> {
  let delay = interval;
  while (!signal.aborted) {
    try {
      const answer = await run(signal);
      if (signal.aborted) return;
      delay = interval;
      onAnswer(answer);
      others.send(answer);
    } catch (error) {
      if (signal.aborted) return;
      delay = Math.max(interval, Math.min(delay * 2, longestBackoff));
      onFailure?.(error);
    }
    await pause(delay, signal);
  }
}

/** Waits for the one right to read, which a tab keeps until it is hidden, offline or closed. */
async function takeTurn(
  name: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await withExclusiveLock(name, () => read(signal), { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, milliseconds);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}
