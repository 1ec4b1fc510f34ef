import { usePortal } from '@my-air/feature-api';
import { useQuery } from '@tanstack/react-query';

import { jobsQuery } from '../jobs/jobs.api.ts';

/** Whether results can be reviewed before they are published: a server that lists no jobs cannot. */
export function useHasReview(): boolean {
  const { data: jobs } = useQuery(jobsQuery(usePortal().api));
  return jobs !== null;
}
