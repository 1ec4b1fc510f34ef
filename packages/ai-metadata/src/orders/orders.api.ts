import { ApiError, type ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { createOrder, listLedger, listOrders, type Order } from '../contract.ts';
import { byPageNumber } from '../list/paging.ts';

/** The orders of the user, the latest first, page by page. */
export const ordersQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['ai-metadata', 'orders'],
    // The first page is the call that the specification has.
    queryFn: ({ signal, pageParam: page }) =>
      api.send(listOrders, { query: page > 1 ? { page } : {} }, { signal }),
    ...byPageNumber,
    staleTime: 10_000,
    meta: { poll: true },
  });

/** The history of the balance, the line that changed last first, page by page; null where the server has none. */
export const ledgerQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['ai-metadata', 'ledger'],
    queryFn: ({ signal, pageParam: page }) =>
      nullIfUnknown(api.send(listLedger, { query: { page } }, { signal })),
    ...byPageNumber,
    staleTime: 10_000,
    meta: { poll: true },
  });

/** The result of ordering a package. */
export interface PlacedOrder {
  checkoutUrl: string;
  orderId: string | undefined;
}

/** Orders a package, and returns the address of its payment. */
export async function placeOrder(
  { api }: Pick<PortalContext, 'api'>,
  packageId: number,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const { checkout_url, order } = await api.send(
    createOrder,
    { params: { id: packageId } },
    { idempotencyKey },
  );
  // The order may be placed: the list of orders then names the address.
  if (!checkout_url) throw new ApiError({ code: 'malformed', key: createOrder.key, pageLoading: false });
  return { checkoutUrl: checkout_url, orderId: idOf(order) };
}

/** The id of an order as a text; undefined where the server sends none. */
export function idOf(order: Order | null | undefined): string | undefined {
  return order?.id === null || order?.id === undefined ? undefined : String(order.id);
}
