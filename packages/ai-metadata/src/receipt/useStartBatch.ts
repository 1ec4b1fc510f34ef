import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { isImpersonated, usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

import { openAgreements } from '../agreements/openAgreements.ts';
import type { PreCalculation } from '../contract.ts';
import { toldInPlace, useFailureText } from '../failure/useFailureText.ts';
import { startBatchOnce } from './batch.api.ts';
import type { BatchOrder } from './price.api.ts';

/** Starts a translation once, whatever is pressed; agreements that are pending come first. */
export function useStartBatch(order: BatchOrder, onStarted: () => void) {
  const { t } = useLingui();
  const portal = usePortal();
  const { history } = useRouter();
  const failureText = useFailureText();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationKey: ['ai-metadata', 'start', order.channelId],
    mutationFn: async (price: PreCalculation) => {
      if (!(await openAgreements(portal))) return null;
      return startBatchOnce(portal, order, price);
    },
    onSuccess: (started) => {
      if (!started) return;
      const { jobId } = started;
      portal.toasts.show({
        type: 'success',
        title: t`Translation started`,
        text: t`You can leave this page. The top bar shows the progress.`,
        ...(jobId !== undefined && {
          action: {
            label: t`Show progress`,
            onAct: () => history.push(`/ai-metadata/translation/${encodeURIComponent(jobId)}`),
          },
        }),
      });
      onStarted();
    },
    onError: (error) => {
      // The price that was shown is no longer true.
      if (isApiError(error) && (error.status === 402 || error.status === 409)) {
        void portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'price'] });
      }
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
    meta: { handles: toldInPlace, handlesConflict: true },
  });

  return {
    start: (price: PreCalculation) => {
      if (isUnderWay.current || isImpersonated(portal.session.getUser())) return;
      isUnderWay.current = true;
      mutation.mutate(price);
    },
    isStarting: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
}
