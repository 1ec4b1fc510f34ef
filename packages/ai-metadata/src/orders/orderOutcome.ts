/** The outcome of an order for the user who waits for it. */
export type OrderOutcome = 'paid' | 'failed' | 'pending';

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
