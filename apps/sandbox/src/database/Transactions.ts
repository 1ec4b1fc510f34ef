import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database, Transaction } from './Database.ts';
import { isRetryable } from './isRetryable.ts';

/** What a write does beside its rows. */
export interface WriteEffects {
  /** Registers what takes an effect outside of the database back when the write is rolled back. */
  readonly onRollback: (undo: () => Promise<void>) => void;
  /** Registers what is done once the write is committed, such as waking a worker; it must not throw. */
  readonly afterCommit: (act: () => void) => void;
}

/** The two ways to use the database on behalf of a request. They must not be nested. */
export interface Transactions {
  /** Runs work that reads, each statement by itself. */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /**
   * Runs work that writes in one transaction, which is committed when the promise resolves. After a deadlock or a
   * serialization failure the work is repeated, so it must not change anything else than the database and what
   * `onRollback` takes back.
   */
  write<Result>(work: (db: Transaction, effects: WriteEffects) => Promise<Result>): Promise<Result>;
}

/** How often a transaction is tried before its error is thrown. */
const attempts = 10;

export function createTransactions(db: Database): Transactions {
  const open = new AsyncLocalStorage<true>();

  function assertNotNested() {
    // The embedded database would wait for the open transaction endlessly, and a server would not be atomic.
    if (open.getStore()) throw new Error('@my-air/sandbox: the database was used beside an open transaction');
  }

  async function attempt<Result>(work: Parameters<Transactions['write']>[0]): Promise<Result> {
    const undos: (() => Promise<void>)[] = [];
    const acts: (() => void)[] = [];
    let isCommitting = false;
    try {
      const committed = await db.transaction(async (transaction) => {
        const result = await open.run(true, () =>
          work(transaction, {
            onRollback: (undo) => undos.push(undo),
            afterCommit: (act) => acts.push(act),
          }),
        );
        isCommitting = true;
        return result as Result;
      });
      for (const act of acts) act();
      return committed;
    } catch (error) {
      // A commit whose confirmation was lost may have been done, and then its files are needed.
      if (!isCommitting) await Promise.allSettled(undos.map((undo) => undo()));
      throw error;
    }
  }

  return {
    read: async (work) => {
      assertNotNested();
      return work(db);
    },
    write: async (work) => {
      assertNotNested();
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (count === attempts || !isRetryable(error)) throw error;
        }
      }
    },
  };
}
