import { usePortal } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';

import { useRefusalText } from '../failure/refusals.ts';
import { actOnJob, jobQuery, type JobAct } from './jobs.api.ts';

/** Cancels, retries or undoes a job, one press at a time. */
export function useJobAct(id: string, act: JobAct) {
  const portal = usePortal();
  const failureText = useRefusalText();
  const mutation = useMutation({
    mutationKey: ['ai-metadata', act, id],
    mutationFn: () => actOnJob(portal, id, act),
    // A refused act may be done already: the job read anew shows it.
    onError: () => portal.queryClient.invalidateQueries({ queryKey: jobQuery(portal.api, id).queryKey }),
    meta: { handles: 'inPlace' },
  });
  return {
    act: (onDone?: () => void) => {
      mutation.mutate(undefined, { onSettled: () => onDone?.() });
    },
    /** Takes the failure of an earlier try away. */
    forget: mutation.reset,
    isBusy: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
}
