import { pollQuery } from '@my-air/data-kit';
import type { PortalContext } from '@my-air/feature-api';
import { QueryObserver } from '@tanstack/react-query';

import { jobsQuery, progressInterval } from '../jobs/jobsQuery.ts';
import { isActive } from '../jobs/jobProgress.ts';

/** Reads the jobs once, and then every 10 seconds for as long as one runs and the page is visible. Returns how to stop. */
export function watchJobs(portal: PortalContext): () => void {
  let stopPoll: (() => void) | undefined;
  let wasActive = false;
  const observer = new QueryObserver(portal.queryClient, {
    ...jobsQuery(portal.api),
    select: (jobs) => jobs?.some(isActive) ?? false,
    meta: { poll: true },
    refetchOnWindowFocus: true,
  });
  const stop = observer.subscribe(({ data: isAnyActive = false }) => {
    if (isAnyActive) stopPoll ??= pollQuery(portal, jobsQuery(portal.api), progressInterval);
    else {
      stopPoll?.();
      stopPoll = undefined;
      // Data that a job has changed by its end is read anew where it is shown.
      if (wasActive) {
        for (const name of ['videos', 'channels', 'balance', 'ledger']) {
          void portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', name] });
        }
      }
    }
    wasActive = isAnyActive;
  });
  return () => {
    stop();
    stopPoll?.();
  };
}
