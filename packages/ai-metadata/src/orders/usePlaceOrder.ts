import { isImpersonated, usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { openAgreements } from '../agreements/openAgreements.ts';
import { toldInPlace, useFailureText } from '../failure/useFailureText.ts';
import { keepBack } from './keptBack.ts';
import { ordersQuery, placeOrder } from './orders.api.ts';

/** Orders a package once and leaves for its payment page; agreements that are pending come first. */
export function usePlaceOrder(back: string | undefined) {
  const portal = usePortal();
  const failureText = useFailureText();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationKey: ['ai-metadata', 'order'],
    mutationFn: async (packageId: number) => {
      if (!(await openAgreements(portal))) return null;
      return placeOrder(portal, packageId);
    },
    onSuccess: (placed) => {
      if (!placed) return;
      void portal.queryClient.invalidateQueries({ queryKey: ordersQuery(portal.api).queryKey });
      keepBack(portal, back);
      // Only configured hosts are followed.
      portal.leave(placed.checkoutUrl);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
    meta: { handles: toldInPlace },
  });

  return {
    order: (packageId: number) => {
      if (isUnderWay.current || isImpersonated(portal.session.getUser())) return;
      isUnderWay.current = true;
      mutation.mutate(packageId);
    },
    /** The package that is being ordered. */
    orderingId: mutation.isPending ? mutation.variables : undefined,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
}
