import { type PortalContext } from '@my-air/feature-kit';
import { createFormat } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

import { openJobsQuery } from '../jobs/jobsQuery.ts';
import { overallPercent } from '../jobs/jobProgress.ts';

/**
 * The progress of the running translations, such as "45%"; null while none runs. From the cache that the
 * background fills.
 */
export const progressText = ({ api, locale }: PortalContext) =>
  queryOptions({
    ...openJobsQuery(api),
    select: (jobs): string | null => {
      const percent = overallPercent(jobs ?? []);
      return percent === undefined ? null : createFormat({ locale: locale.get() }).percent(percent);
    },
    // The background reads; the chip only shows.
    enabled: false,
  });
