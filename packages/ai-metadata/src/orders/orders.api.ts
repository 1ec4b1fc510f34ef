import { ApiError, type ApiClient } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-api';
import { sendOnce } from '@my-air/data-kit/writes';
import { queryOptions } from '@tanstack/react-query';

import { createOrder, listLedger, listOrders, type Order } from '../contract.ts';
import { orNull } from '../failure/orNull.ts';

/** The orders of the user, the latest first. */
export const ordersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-metadata', 'orders'],
    queryFn: async ({ signal }) => (await api.send(listOrders, {}, { signal })).orders,
    staleTime: 10_000,
  });

/** The movements of translations, the latest first; null where the server does not list them. */
export const ledgerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-metadata', 'ledger'],
    queryFn: ({ signal }) => orNull(api.send(listLedger, {}, { signal }).then((answer) => answer.entries)),
    staleTime: 10_000,
  });

/** The result of ordering a package. */
export interface PlacedOrder {
  checkoutUrl: string;
  orderId: string | undefined;
}

/** Orders a package once, and returns the address of its payment. */
export async function placeOrder(portal: PortalContext, packageId: number): Promise<PlacedOrder> {
  const { api } = portal;
  const orders = async () => (await api.send(listOrders, {})).orders;
  return sendOnce<PlacedOrder>(portal, {
    name: 'order',
    signature: String(packageId),
    send: async (idempotencyKey) => {
      const { checkout_url, order } = await api.send(
        createOrder,
        { params: { id: packageId } },
        { idempotencyKey },
      );
      // The order may be placed: it is looked for among the orders, which name the address as well.
      if (!checkout_url) throw new ApiError({ code: 'malformed', key: createOrder.key, pageLoading: false });
      return { checkoutUrl: checkout_url, orderId: idOf(order) };
    },
    listIds: async () => (await orders()).flatMap((order) => idOf(order) ?? []),
    find: async (known) => {
      const placed = (await orders()).find(
        (order) =>
          order.package?.id === packageId && !known.includes(idOf(order) ?? '') && order.checkout_url,
      );
      return placed?.checkout_url ? { checkoutUrl: placed.checkout_url, orderId: idOf(placed) } : null;
    },
  });
}

/** The id of an order as a text; undefined where the server sends none. */
export function idOf(order: Order | null | undefined): string | undefined {
  return order?.id === null || order?.id === undefined ? undefined : String(order.id);
}
