import type { Order } from '../contract.ts';
import { idOf } from './orders.api.ts';
import { orderOutcome } from './orderOutcome.ts';
import { orderPollDelay } from './orderPollDelay.ts';

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
