import type { Order } from '@my-air/ai-metadata/contract';

import type { AiOrderRow } from '../../database/schema.ts';
import type { ApiSandbox } from '../../Sandbox.ts';
import { packages, presentPackage } from './packages.ts';

/** The payment page of an order. */
export function checkoutUrl({ origins }: Pick<ApiSandbox, 'origins'>, { token }: AiOrderRow): string {
  return `${origins.world}/checkout/${token}`;
}

/** An order as the contract has it. */
export function presentOrder(sandbox: ApiSandbox, order: AiOrderRow): Order {
  const offer = packages.find(({ id }) => id === order.packageId);
  const isPaid = order.status === 'paid';
  return {
    id: order.id,
    status: order.status,
    package: offer ? presentPackage(offer, sandbox.clock.now()) : null,
    translations_amount: order.translationsAmount,
    paid_amount_usd: isPaid ? order.amountCents / 100 : null,
    paid_at: order.paidAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    checkout_url: order.status === 'pending' && order.outcome === null ? checkoutUrl(sandbox, order) : null,
    receipt_url: isPaid ? `${checkoutUrl(sandbox, order)}/receipt` : null,
    failure_message: order.status === 'failed' ? 'The payment was declined by the bank.' : null,
    failure_code: order.status === 'failed' ? 'declined' : null,
  };
}
