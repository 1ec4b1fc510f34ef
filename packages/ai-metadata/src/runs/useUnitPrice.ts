import { usePortal } from '@my-air/feature-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { ordersQuery } from '../orders/orders.api.ts';
import { unitPrice } from '../packages/bestValue.ts';
import { packagesQuery } from '../packages/packages.api.ts';

/** The price of a translation in US dollars: as in the latest package that was paid, else in the cheapest on sale. */
export function useUnitPrice(): number | undefined {
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- without orders the price of today is taken
  const orders = useInfiniteQuery(ordersQuery(api));
  // oxlint-disable-next-line my-air/answered-query -- without a price the sum is in translations alone
  const packages = useQuery(packagesQuery(api));
  const paid = orders.data?.pages[0]?.orders.find(
    ({ status, paid_amount_usd, translations_amount }) =>
      status === 'paid' && typeof paid_amount_usd === 'number' && translations_amount,
  );
  if (paid) return (paid.paid_amount_usd ?? 0) / (paid.translations_amount ?? 1);
  if (orders.isPending) return undefined;
  const prices = (packages.data ?? []).flatMap((one) => unitPrice(one) ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
