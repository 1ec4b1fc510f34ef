import { usePortal } from '@my-air/feature-kit';
import { useQuery } from '@tanstack/react-query';

import { openJobsQuery } from '../jobs/jobsQuery.ts';

/** Whether results can be reviewed before they are published: a server that lists no jobs cannot. */
export function useHasReview(): boolean {
  // oxlint-disable-next-line my-air/answered-query -- a server that could not be asked is offered the review
  return useQuery(openJobsQuery(usePortal().api)).data !== null;
}
