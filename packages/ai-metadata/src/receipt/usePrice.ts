import { usePortal } from '@my-air/feature-kit';
import { useDebounced } from '@my-air/feature-kit/data';
import { useQuery } from '@tanstack/react-query';

import type { PreCalculation } from '../contract.ts';
import { priceQuery, type BatchOrder } from './price.api.ts';

export interface KnownPrice {
  /** The price of exactly this order; undefined while it is not known. */
  price: PreCalculation | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/**
 * The price of an order. Answers to earlier orders are dropped, and the price is unknown until the last one
 * is answered.
 */
export function usePrice(order: BatchOrder): KnownPrice {
  const { api } = usePortal();
  const wanted = JSON.stringify(order);
  const asked = useDebounced(wanted);
  const isSettled = asked === wanted;
  const canAsk = order.settings.languages.length > 0;
  const query = useQuery({
    ...priceQuery(api, JSON.parse(asked) as BatchOrder),
    enabled: isSettled && canAsk,
  });
  const isKnown = isSettled && canAsk && !query.isFetching && !query.isError;
  return {
    price: isKnown ? query.data : undefined,
    isPending: canAsk && (!isSettled || query.isFetching),
    error: isSettled ? query.error : null,
    refetch: () => void query.refetch(),
  };
}
