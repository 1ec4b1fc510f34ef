import { isImpersonated, usePortal } from '@my-air/feature-kit';
import { useSendOnce } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';

import { openAgreements } from '../agreements/openAgreements.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { keepBack } from './keptBack.ts';
import { ordersQuery, placeOrder } from './orders.api.ts';

/** Orders a package and leaves for its payment page; agreements that are pending come first. */
export function usePlaceOrder(back: string | undefined) {
  const portal = usePortal();
  const failureText = useRefusalText();
  const sendOnce = useSendOnce('ai-metadata/order');
  const mutation = useMutation({
    mutationKey: ['ai-metadata', 'order'],
    mutationFn: async (packageId: number) => {
      if (!(await openAgreements(portal))) return null;
      return sendOnce(packageId, (key) => placeOrder(portal, packageId, key));
    },
    onSuccess: (placed) => {
      if (!placed) return;
      keepBack(portal, back);
      // Only configured hosts are followed.
      portal.leave(placed.checkoutUrl);
    },
    onSettled: () => {
      // Also after a failure: the answer may be lost.
      void portal.queryClient.invalidateQueries({ queryKey: ordersQuery(portal.api).queryKey });
    },
    meta: { handles: 'inPlace' },
  });

  return {
    order: (packageId: number) => {
      // One order at a time, whichever package it is for: the page leaves for its payment.
      if (mutation.isPending || isImpersonated(portal.session.getUser())) return;
      mutation.mutate(packageId);
    },
    /** The package that is being ordered. */
    orderingId: mutation.isPending ? mutation.variables : undefined,
    /** The package whose order was not placed, and why. */
    failed: mutation.error ? { id: mutation.variables, text: failureText(mutation.error) } : undefined,
  };
}
