import { usePortal } from '@my-air/feature-api';
import { useBindingAction } from '@my-air/feature-api/views';
import { useMutation } from '@tanstack/react-query';

import { toldInPlace, useFailureText } from '../failure/useFailureText.ts';
import { approveEverything } from './review.api.ts';

/** Approves all results of a job that wait. */
export function useApproveAll(jobId: string) {
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['ai-metadata', 'approve', jobId],
    mutationFn: () => approveEverything(portal, jobId),
    meta: { handles: toldInPlace },
  });
  return {
    approve: () => mutate(),
    isPending,
    /** Why it did not happen, in words. */
    failure: error && failureText(error),
    binding,
  };
}
