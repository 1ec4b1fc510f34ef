import { msg, plural } from '@lingui/core/macro';
import { hasCapability, type Moment, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import type { Job } from '../contract.ts';
import { jobHistoryQuery } from '../jobs/jobsQuery.ts';

/** The first translation that was published, where it is known that there was none before. */
export const translationMoments = ({ api, locale, queryClient, session }: PortalContext) =>
  queryOptions({
    queryKey: ['ai-metadata', 'jobs', 'first'],
    queryFn: async (): Promise<Job | null> => {
      const { pages } = await queryClient.ensureInfiniteQueryData(jobHistoryQuery(api));
      const [page] = pages;
      // With more pages the first one is long past.
      if (!page || (page.meta?.last_page ?? 1) > 1) return null;
      return page.jobs.findLast(({ completed, finished_at }) => Boolean(completed && finished_at)) ?? null;
    },
    select: (job): readonly Moment[] => {
      if (!job?.finished_at) return [];
      const { i18n } = locale;
      const count = job.completed;
      return [
        {
          id: `first-translation ${job.id}`,
          title: i18n._(
            msg`Your first translation is published: ${plural(count, { one: '# title and description', other: '# titles and descriptions' })}`,
          ),
          at: job.finished_at,
          action: { label: i18n._(msg`See the translation`), to: `/ai-metadata/translation/${job.id}` },
        },
      ];
    },
    staleTime: 60_000,
    // Asked each time: a capability that is granted during the session counts at once.
    enabled: () => hasCapability(session.getUser(), 'metadata_ai_service'),
    meta: { poll: true },
  });
