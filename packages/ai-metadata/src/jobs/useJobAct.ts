import { usePortal } from '@my-air/feature-api';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { toldInPlace, useFailureText } from '../failure/useFailureText.ts';
import { actOnJob, jobQuery, type JobAct } from './jobs.api.ts';

/** Cancels, retries or undoes a job, one press at a time. */
export function useJobAct(id: string, act: JobAct) {
  const portal = usePortal();
  const failureText = useFailureText();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationKey: ['ai-metadata', act, id],
    mutationFn: () => actOnJob(portal, id, act),
    onSettled: () => {
      isUnderWay.current = false;
    },
    // What the server refuses may be done already: the job says it.
    onError: () => portal.queryClient.invalidateQueries({ queryKey: jobQuery(portal.api, id).queryKey }),
    meta: { handles: toldInPlace, handlesConflict: true },
  });
  return {
    act: (onDone?: () => void) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(undefined, { onSettled: () => onDone?.() });
    },
    isBusy: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
}
