/** The time for which an order is read often, in milliseconds since the first read. */
const closely = 60_000;
/** The time after which reading stops, in milliseconds since the first read. */
const atAll = closely + 600_000;

/** The pause before the next read of an unpaid order, in milliseconds; false when it is given up. */
export function orderPollDelay(elapsed: number): number | false {
  if (elapsed < closely) return 2000;
  return elapsed < atAll ? 10_000 : false;
}

/** The outcome of an order for the user who waits for it. */
type OrderOutcome = 'paid' | 'failed' | 'pending';

const paid: ReadonlySet<string> = new Set(['paid', 'completed', 'succeeded']);
const failed: ReadonlySet<string> = new Set([
  'failed',
  'cancelled',
  'canceled',
  'expired',
  'refunded',
  'declined',
]);

/** The meaning of a status; one that this build does not know is pending. */
export function orderOutcome(status: string | null | undefined): OrderOutcome {
  if (status && paid.has(status)) return 'paid';
  return status && failed.has(status) ? 'failed' : 'pending';
}
