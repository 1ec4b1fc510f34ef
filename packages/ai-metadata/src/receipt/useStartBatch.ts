import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { isImpersonated, usePortal } from '@my-air/feature-api';
import { useWrite } from '@my-air/data-kit/writes';
import { useRouter } from '@tanstack/react-router';

import { openAgreements } from '../agreements/openAgreements.ts';
import type { PreCalculation } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { startBatchOnce } from './batch.api.ts';
import type { BatchOrder } from './price.api.ts';

/** Starts a translation once, whatever is pressed; agreements that are pending come first. */
export function useStartBatch(order: BatchOrder, onStarted: () => void) {
  const { t } = useLingui();
  const portal = usePortal();
  const { history } = useRouter();
  const failureText = useRefusalText();
  const mutation = useWrite({
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
    meta: { handles: 'inPlace' },
  });

  return {
    start: (price: PreCalculation) => {
      if (isImpersonated(portal.session.getUser())) return;
      mutation.mutate(price);
    },
    isStarting: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
}
