/** PostgreSQL's codes of a serialization failure and a deadlock: the transaction was rolled back and may be repeated. */
const retryable = new Set<unknown>(['40001', '40P01']);

/** Whether a failed transaction may succeed when it is repeated as it is. */
export function isRetryable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && retryable.has(current.code)) return true;
  }
  return false;
}
