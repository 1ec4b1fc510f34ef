import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Banner } from '@my-air/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Order } from '../contract.ts';
import { balanceQuery } from '../packages/packages.api.ts';
import { selectionSearch } from '../selection/selectionSearch.ts';
import { keepBack } from './keptBack.ts';
import { orderOutcome, orderPollDelay } from './orderOutcome.ts';
import { idOf, ordersQuery } from './orders.api.ts';

export interface PaymentWatchProps {
  /** The id of the order that the payment page came back with. */
  orderId: string;
  /** The channel whose translation needed more; the user returns to its selection after the payment. */
  back: string | undefined;
  /**
   * Called when the order is paid or has failed, before its modal opens; not when the wait takes too long.
   */
  onSettled: () => void;
}

/** Waits until the payment of an order is made, fails or takes too long, and shows the outcome. */
export function PaymentWatch({ orderId, back, onSettled }: PaymentWatchProps) {
  const portal = usePortal();
  const { navigate } = useRouter();
  const [startedAt] = useState(() => Date.now());
  const find = (found: { pages: readonly { orders: readonly Order[] }[] } | undefined) =>
    found?.pages.flatMap(({ orders }) => orders).find((one) => idOf(one) === orderId);
  const { data, dataUpdatedAt, errorUpdatedAt, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...ordersQuery(portal.api),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      orderOutcome(find(state.data)?.status) === 'pending' && orderPollDelay(Date.now() - startedAt),
  });
  const order = find(data);
  useEffect(() => {
    // The address may name an order that is on a later page.
    if (!order && hasNextPage && !isFetching) void fetchNextPage();
  }, [order, hasNextPage, isFetching, fetchNextPage]);
  const outcome = orderOutcome(order?.status);
  const isGivenUp =
    outcome === 'pending' && orderPollDelay(Math.max(dataUpdatedAt, errorUpdatedAt) - startedAt) === false;

  const showOutcome = useEffectEvent(async (settled: Order | undefined) => {
    const { api, queryClient, modals } = portal;
    await queryClient.invalidateQueries({ queryKey: balanceQuery(api).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'ledger'] });
    onSettled();
    if (outcome === 'failed') {
      const reason = settled?.failure_code;
      await modals.open('payment-failed', { ...(reason && { reason }) });
      return;
    }
    keepBack(portal, undefined);
    const amount = settled?.paid_amount_usd;
    await modals.open('payment-success', { ...(typeof amount === 'number' && { amountUsd: amount }) });
    if (back !== undefined) {
      void navigate({
        to: '/ai-metadata/translation',
        search: selectionSearch(portal, back),
      });
    }
  });
  const isShown = useRef(false);
  useEffect(() => {
    if (outcome === 'pending' || isShown.current) return;
    isShown.current = true;
    void showOutcome(order);
  }, [outcome, order]);

  return isGivenUp ? (
    <Banner tone="info" title={<Trans>We are still waiting for the payment</Trans>}>
      <Trans>
        It can take a while. The translations appear in your balance as soon as it arrives; you do not have to
        wait here.
      </Trans>
    </Banner>
  ) : (
    <Banner tone="info" title={<Trans>Checking your payment</Trans>}>
      <Trans>This usually takes a few seconds. You can leave this page.</Trans>
    </Banner>
  );
}
