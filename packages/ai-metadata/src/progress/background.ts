import { hasCapability, type Background, type PortalContext } from '@my-air/feature-kit';
import { QueryObserver } from '@tanstack/react-query';

import { openCampaignPackage } from '../campaign/openCampaignPackage.ts';
import { isActive } from '../jobs/jobProgress.ts';
import { openJobsQuery } from '../jobs/jobsQuery.ts';

/**
 * Follows a campaign's link after the sign-in, and reads the progress of running translations, on every
 * screen.
 */
export const background: Background = {
  start: (portal) => {
    openCampaignPackage(portal);
    return watchJobs(portal);
  },
};

/** Reads the jobs, and again for as long as one runs and the page is visible. Returns how to stop. */
function watchJobs({ api, queryClient, session }: PortalContext): () => void {
  let working: ReadonlySet<string> = new Set();
  const observer = new QueryObserver(queryClient, {
    ...openJobsQuery(api),
    select: (jobs) => (jobs ?? []).filter(isActive).map(({ id }) => String(id)),
    meta: { poll: true },
    enabled: () => hasCapability(session.getUser(), 'metadata_ai_service'),
  });
  return observer.subscribe(({ data = [] }) => {
    const now = new Set(data);
    // Data that a job has changed by its end is read anew where it is shown.
    if ([...working].some((id) => !now.has(id))) {
      for (const name of ['videos', 'channels', 'balance', 'ledger']) {
        void queryClient.invalidateQueries({ queryKey: ['ai-metadata', name] });
      }
      void queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'jobs', 'history'] });
    }
    working = now;
  });
}
