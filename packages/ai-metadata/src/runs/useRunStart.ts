import { isApiError } from '@my-air/api-client';
import { isImpersonated, usePortal, useUser } from '@my-air/feature-kit';
import { useSendOnce } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { useMutation } from '@tanstack/react-query';

import { openAgreements } from '../agreements/openAgreements.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { sendBatch } from '../receipt/batch.api.ts';
import { keptRun, runFailuresAtom, startedIn, type ChannelOrder } from './ChannelRun.ts';

/** The number of channels that are started at the same time. */
const lanes = 3;

/**
 * Starts the translation of several channels, each once; agreements that are pending come first. It goes on when the
 * screen is left, and one channel that fails keeps no other from starting.
 */
export function useRunStart(asked: string) {
  const portal = usePortal();
  const run = keptRun(useUser()?.id);
  const failureText = useRefusalText();
  const sendOnce = useSendOnce('ai-metadata/batch');

  async function startChannel(sent: ChannelOrder) {
    const { channelId } = sent.order;
    // A second press, or another tab, has started it.
    if (startedIn(atomStore.get(run), asked, channelId)) return;
    atomStore.set(runFailuresAtom, ({ [channelId]: _former, ...others }) => others);
    try {
      const { jobId } = await sendOnce(sent, (key) => sendBatch(portal, sent.order, sent.price, key));
      const { videos, translation_spent: cost } = sent.price;
      const job = { channelId, videos, cost, ...(jobId && { jobId }) };
      atomStore.set(run, (before) => ({
        asked,
        isUndone: false,
        jobs: [...(before?.asked === asked ? before.jobs : []), job],
      }));
    } catch (error) {
      const isUnknown = isApiError(error) && error.isPassing;
      const failure = { asked, text: failureText(error), ...(isUnknown && { sent }) };
      atomStore.set(runFailuresAtom, (before) => ({ ...before, [channelId]: failure }));
    }
  }

  const { mutate, isPending } = useMutation({
    mutationKey: ['ai-metadata', 'run'],
    mutationFn: async (orders: readonly ChannelOrder[]) => {
      if (!(await openAgreements(portal))) return;
      const queue = [...orders];
      const startNext = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await startChannel(next);
      };
      await Promise.all(Array.from({ length: lanes }, startNext));
    },
    onSettled: () => {
      for (const name of ['videos', 'jobs', 'balance', 'price'])
        void portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', name] });
    },
    // One run at a time, whatever is pressed.
    scope: { id: 'ai-metadata/run' },
    meta: { handles: 'inPlace' },
  });
  return {
    start: (orders: readonly ChannelOrder[]) => {
      if (isPending || isImpersonated(portal.session.getUser())) return;
      mutate(orders);
    },
    isStarting: isPending,
  };
}
