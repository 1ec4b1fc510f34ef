import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database, Transaction } from './Database.ts';

/** The effects of a write beside its rows. */
export interface WriteEffects {
  /** Registers a function that undoes an effect outside of the database when the write is rolled back. */
  readonly onRollback: (undo: () => Promise<void>) => void;
  /** Registers a function to call once the write is committed, such as waking a worker; it must not throw. */
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

export function createTransactions(db: Database): Transactions {
  const open = new AsyncLocalStorage<true>();

  function assertNotNested() {
    // The embedded database would wait for the open transaction endlessly, and a server would not be atomic.
    if (open.getStore()) throw new Error('@my-air/sandbox: the database was used beside an open transaction');
  }

  async function write<Result>(work: Parameters<Transactions['write']>[0]): Promise<Result> {
    let undos: (() => Promise<void>)[] = [];
    let acts: (() => void)[] = [];
    let isCommitting = false;
    const undo = () => Promise.allSettled(undos.map((takeBack) => takeBack()));
    try {
      // The database repeats this after a conflict.
      const committed = await db.transaction(async (transaction) => {
        await undo();
        [undos, acts, isCommitting] = [[], [], false];
        const result = await open.run(true, () =>
          work(transaction, {
            onRollback: (takeBack) => undos.push(takeBack),
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
      if (!isCommitting) await undo();
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
      return write(work);
    },
  };
}
