import { setTimeout } from 'node:timers/promises';

import type { Database } from './Database.ts';

/** PostgreSQL's codes of a serialization failure and a deadlock: the transaction was rolled back and may be repeated. */
const retryable = new Set<unknown>(['40001', '40P01']);

/** Its code for a lock that is not waited for. */
const locked = new Set<unknown>(['55P03']);

/** Its code for a value that has to be unique and that another row has. */
const taken = new Set<unknown>(['23505']);

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

/** Whether a failed transaction may succeed when it is repeated as it is. */
function isRetryable(error: unknown): boolean {
  return hasCode(error, retryable);
}

/** Whether another connection holds a lock that a statement with `nowait` asked for. */
export function isLocked(error: unknown): boolean {
  return hasCode(error, locked);
}

/** Whether a statement failed because another row has a value that has to be unique. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, taken);
}

function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && codes.has(current.code)) return true;
  }
  return false;
}
