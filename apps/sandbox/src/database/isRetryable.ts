/** PostgreSQL's codes of a serialization failure and a deadlock: the transaction was rolled back and may be repeated. */
const retryable = new Set<unknown>(['40001', '40P01']);

/** Its code for a lock that is not waited for. */
const locked = new Set<unknown>(['55P03']);

/** Whether a failed transaction may succeed when it is repeated as it is. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, retryable);
}

/** Whether another connection holds a lock that a statement with `nowait` asked for. */
export function isLocked(error: unknown): boolean {
  return hasCode(error, locked);
}

function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && codes.has(current.code)) return true;
  }
  return false;
}
