/** The time for which an order is read often, in milliseconds since the first read. */
const closely = 60_000;
/** The time after which reading stops, in milliseconds since the first read. */
const atAll = closely + 600_000;

/** The pause before the next read of an unpaid order, in milliseconds; undefined when it is given up. */
export function orderPollDelay(elapsed: number): number | undefined {
  if (elapsed < closely) return 2000;
  return elapsed < atAll ? 10_000 : undefined;
}
