import type { Order } from '../contract.ts';
import { idOf } from './orders.api.ts';

/** The time for which an order is read often, in milliseconds since the first read. */
const closely = 60_000;
/** The time after which reading stops, in milliseconds since the first read. */
const atAll = closely + 600_000;

/** The pause before the next read of an unpaid order, in milliseconds; undefined when it is given up. */
export function orderPollDelay(elapsed: number): number | undefined {
  if (elapsed < closely) return 2000;
  return elapsed < atAll ? 10_000 : undefined;
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

/** The end of the wait for a payment. */
export type AwaitedOrder = { outcome: 'paid' | 'failed'; order: Order } | { outcome: 'unknown' };

export interface AwaitOrderOptions {
  id: string;
  read: () => Promise<readonly Order[]>;
  signal: AbortSignal;
  /** Resolves after a number of milliseconds, or once the signal is aborted. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A clock that never goes back, in milliseconds. @default performance.now */
  now?: () => number;
}

/** Reads the orders until one is paid or has failed; gives up after eleven minutes. A failed read is one more try. */
export async function awaitOrder({
  id,
  read,
  signal,
  pause,
  now = () => performance.now(),
}: AwaitOrderOptions): Promise<AwaitedOrder> {
  const start = now();
  for (;;) {
    const orders = await read().catch((): readonly Order[] => []);
    const order = orders.find((one) => idOf(one) === id);
    const outcome = orderOutcome(order?.status);
    if (order && outcome !== 'pending') return { outcome, order };
    const delay = orderPollDelay(now() - start);
    if (delay === undefined || signal.aborted) return { outcome: 'unknown' };
    await pause(delay, signal);
    if (signal.aborted) return { outcome: 'unknown' };
  }
}
