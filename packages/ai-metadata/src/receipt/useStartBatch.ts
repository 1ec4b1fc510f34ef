import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { isImpersonated, unknownCallsAtom, usePortal } from '@my-air/feature-kit';
import { useSendOnce } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';

import { openAgreements } from '../agreements/openAgreements.ts';
import { listJobs, type PreCalculation } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { sendBatch } from './batch.api.ts';
import type { BatchOrder } from './price.api.ts';

/** Starts a translation; agreements that are pending come first. */
export function useStartBatch(order: BatchOrder, onStarted: () => void) {
  const { t } = useLingui();
  const portal = usePortal();
  const { history } = useRouter();
  const hasJobs = !useAtomValue(unknownCallsAtom()).includes(listJobs.key);
  const failureText = useRefusalText();
  const sendOnce = useSendOnce('ai-metadata/batch');
  const mutation = useMutation({
    mutationKey: ['ai-metadata', 'start', order.channelId],
    mutationFn: async (wanted: { order: BatchOrder; price: PreCalculation }) => {
      if (!(await openAgreements(portal))) return null;
      return sendOnce(wanted, (key) => sendBatch(portal, wanted.order, wanted.price, key));
    },
    onSuccess: (started) => {
      if (!started) return;
      const { jobId } = started;
      portal.toasts.show({
        type: 'success',
        title: t`Translation started`,
        text: hasJobs
          ? t`You can leave this page. The top bar shows the progress.`
          : t`You can leave this page. The list of videos shows what is translated.`,
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
    onSettled: (_, _error, wanted) => {
      // Also after a failure: the answer may be lost.
      for (const queryKey of [
        ['ai-metadata', 'videos', wanted.order.channelId],
        ['ai-metadata', 'jobs'],
        ['ai-metadata', 'balance'],
      ]) {
        void portal.queryClient.invalidateQueries({ queryKey });
      }
    },
    meta: { handles: 'inPlace' },
  });

  return {
    start: (price: PreCalculation) => {
      if (isImpersonated(portal.session.getUser())) return;
      mutation.mutate({ order, price });
    },
    isStarting: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
}
