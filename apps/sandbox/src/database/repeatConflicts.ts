import { setTimeout } from 'node:timers/promises';

import type { Database } from './Database.ts';
import { isRetryable } from './isRetryable.ts';

/** How often work is tried before its error is thrown. */
const attempts = 10;
/** The longest pause before the second attempt, in milliseconds; it grows with each one. */
const longestPauseMs = 10;

/**
 * Repeats work that the server has rolled back because of a deadlock or a serialization failure. The pauses differ, so
 * that the transactions do not collide again.
 */
export async function repeatConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      if (count === attempts || !isRetryable(error)) throw error;
      await setTimeout(Math.random() * longestPauseMs * count);
    }
  }
}

/** Lets every transaction of a database be repeated after a conflict, no matter where it begins. */
export function repeatTransactions<Opened extends Database>(db: Opened): Opened {
  const transact = db.transaction.bind(db);
  db.transaction = (work, config) => repeatConflicts(() => transact(work, config));
  return db;
}
