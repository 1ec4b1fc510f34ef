import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { TextLink } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import type { Job } from '../contract.ts';
import { openJobsQuery } from '../jobs/jobsQuery.ts';

/** The way to the next job that waits for a review, the one that waits longest first; nothing without another. */
export function NextReview({ job }: { job: Job }) {
  const { t } = useLingui();
  const format = useFormat();
  // oxlint-disable-next-line my-air/answered-query -- a shortcut: home lists what waits, and says when it failed
  const { data } = useQuery(openJobsQuery(usePortal().api));
  const next = (data ?? []).findLast(
    ({ id, status }) => status === 'review' && String(id) !== String(job.id),
  );
  if (!next) return null;
  const title = next.channel?.title ?? '';
  const count = format.number(next.in_review);

  return (
    <TextLink render={<Link to="/ai-metadata/translation/$job" params={{ job: String(next.id) }} />}>
      {t`Next review: ${title} (${count})`}
    </TextLink>
  );
}
