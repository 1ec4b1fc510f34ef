import type { Connect, Lease } from '../storage/messengerStorage.ts';
import { createStopwatch } from './createStopwatch.ts';

/** The time that a lease holds without renewal, and the interval of renewals and requests (ms). */
const leaseTime = 6_000;
const leaseBeat = 2_000;

export interface LeaseOptions {
  /** The database of leases; if it cannot be opened, tabs share no entries either. */
  connect?: Connect | undefined;
  /** Milliseconds since a fixed moment of this page; never goes back. */
  elapsed: () => number;
  /** Calls later; returns a function that cancels the call. */
  after: (milliseconds: number, act: () => void) => () => void;
  /** The name of this tab. */
  owner: string;
}

/** Creates the substitute of a lock for browsers without one: only the tab that has the lease does the work. */
export function createLease({ connect, elapsed, after, owner }: LeaseOptions) {
  const watch = createStopwatch(elapsed);
  let beats = 0;

  return async function runWithLease(
    name: string,
    signal: AbortSignal,
    work: () => Promise<void>,
  ): Promise<void> {
    const isShared = await connect?.().then(
      () => true,
      () => false,
    );
    if (connect && isShared) await withLease(connect, name, signal, work);
    else if (!signal.aborted) await work();
  };

  async function withLease(
    connection: Connect,
    name: string,
    signal: AbortSignal,
    work: () => Promise<void>,
  ): Promise<void> {
    while (!signal.aborted && !(await take(connection, name))) await pause(signal);
    if (signal.aborted) return;
    let stopRenewing = after(leaseBeat, function renew() {
      void take(connection, name).catch(() => {});
      stopRenewing = after(leaseBeat, renew);
    });
    try {
      await work();
    } finally {
      stopRenewing();
      await release(connection, name);
    }
  }

  /** Takes or renews the lease; resolves to whether this tab holds it. */
  async function take(connection: Connect, name: string): Promise<boolean> {
    const transaction = (await connection()).transaction('leases', 'readwrite');
    const lease = await transaction.store.get(name);
    // Clocks of two tabs may differ: a lease is over when this tab has seen no renewal of it for that time.
    const isOver = (held: Lease) => watch.since(JSON.stringify(held)) >= leaseTime;
    const isOurs = !lease || lease.owner === owner || isOver(lease);
    beats += 1;
    if (isOurs) await transaction.store.put({ name, owner, beat: beats });
    await transaction.done;
    return isOurs;
  }

  async function release(connection: Connect, name: string): Promise<void> {
    const transaction = (await connection()).transaction('leases', 'readwrite');
    const lease = await transaction.store.get(name);
    if (lease?.owner === owner) await transaction.store.delete(name);
    await transaction.done;
  }

  function pause(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = after(leaseBeat, finish);
      function finish() {
        cancel();
        signal.removeEventListener('abort', finish);
        resolve();
      }
      signal.addEventListener('abort', finish);
    });
  }
}
