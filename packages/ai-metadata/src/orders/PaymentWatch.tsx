import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Banner } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { balanceQuery } from '../packages/packages.api.ts';
import { selectionSearch } from '../selection/selectionSearch.ts';
import { awaitOrder, type AwaitedOrder } from './awaitOrder.ts';
import { keepBack } from './keptBack.ts';
import { ordersQuery } from './orders.api.ts';

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
  const [isGivenUp, setIsGivenUp] = useState(false);

  const tell = useEffectEvent(async (awaited: AwaitedOrder) => {
    const { api, queryClient, modals } = portal;
    if (awaited.outcome === 'unknown') return setIsGivenUp(true);
    await queryClient.invalidateQueries({ queryKey: balanceQuery(api).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'ledger'] });
    onSettled();
    const { order, outcome } = awaited;
    if (outcome === 'failed') {
      const reason = order.failure_code;
      await modals.open('payment-failed', { ...(reason && { reason }) });
      return;
    }
    keepBack(portal, undefined);
    const amount = order.paid_amount_usd;
    await modals.open('payment-success', { ...(typeof amount === 'number' && { amountUsd: amount }) });
    if (back !== undefined) {
      void navigate({
        to: '/ai-metadata/$page',
        params: { page: 'translation' },
        search: selectionSearch(portal, back),
      });
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    const { queryClient, api } = portal;
    void awaitOrder({
      id: orderId,
      signal: controller.signal,
      pause,
      read: () => queryClient.fetchQuery({ ...ordersQuery(api), staleTime: 0, meta: { poll: true } }),
    }).then((awaited) => {
      if (!controller.signal.aborted) void tell(awaited);
    });
    return () => controller.abort();
  }, [portal, orderId]);

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

/** Waits a number of milliseconds, or until the signal is aborted; never rejects. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
