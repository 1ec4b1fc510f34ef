import { usePortal } from '@my-air/feature-api';
import { useBindingAction } from '@my-air/feature-api/views';
import { useWrite } from '@my-air/feature-api/writes';

import { useRefusalText } from '../failure/refusals.ts';
import { approveEverything } from './review.api.ts';

/** Approves all results of a job that wait. */
export function useApproveAll(jobId: string) {
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useRefusalText();
  const { mutate, isPending, error } = useWrite({
    mutationKey: ['ai-metadata', 'approve', jobId],
    mutationFn: () => approveEverything(portal, jobId),
    meta: { handles: 'inPlace' },
  });
  return {
    approve: () => mutate(),
    isPending,
    /** Why it did not happen, in words. */
    failure: error && failureText(error),
    binding,
  };
}
