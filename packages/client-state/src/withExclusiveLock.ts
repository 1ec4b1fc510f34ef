export interface LockOptions<Result> {
  /** Ends the wait for the lock; the promise then rejects with its reason. Work that has started is not interrupted. */
  signal?: AbortSignal;
  /** @default the Web Locks of this browser */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Does the work where the browser has no locks or refuses them. @default immediately */
  fallback?: (work: () => Promise<Result>) => Promise<Result>;
}

/** Does work while no other tab of this browser does work of the same name. Rejects as the work does. */
export async function withExclusiveLock<Result>(
  name: string,
  work: () => Promise<Result>,
  options: LockOptions<Result> = {},
): Promise<Result> {
  const { signal, fallback = (task) => task() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  signal?.throwIfAborted();
  if (!locks) return fallback(work);
  let running: Promise<Result> | undefined;
  try {
    return (await locks.request(name, signal ? { signal } : {}, () => (running = work()))) as Result;
  } catch (error) {
    if (running || signal?.aborted) throw error;
    // SecurityError: locks are refused where storage is.
    return fallback(work);
  }
}

/** Whether work of this name waits for the lock in any tab; false where the browser has no locks. */
export async function isLockAwaited(name: string): Promise<boolean> {
  try {
    const { pending = [] } = (await browserLocks()?.query()) ?? {};
    return pending.some((request) => request.name === name);
  } catch {
    return false;
  }
}

/** The Web Locks of this browser; undefined where it has none, as in a page without encryption. */
export function browserLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
