import { derivedQuery } from '@my-air/data-kit';
import { type PortalContext } from '@my-air/feature-api';
import { createFormat } from '@my-air/i18n';
import type { UseQueryOptions } from '@tanstack/react-query';

import { jobsQuery } from '../jobs/jobsQuery.ts';
import { overallPercent } from '../jobs/jobProgress.ts';

/**
 * The progress of the running translations, such as "45%"; null while none runs. From the cache that the
 * background fills.
 */
export const progressText = ({ api, locale }: PortalContext): UseQueryOptions<string | null> => ({
  ...derivedQuery(jobsQuery(api), (jobs): string | null => {
    const percent = overallPercent(jobs ?? []);
    return percent === undefined ? null : createFormat({ locale: locale.get() }).percent(percent);
  }),
  // The background reads; the chip only shows.
  enabled: false,
});
