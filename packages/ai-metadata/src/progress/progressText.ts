import { msg } from '@lingui/core/macro';
import { type PortalContext } from '@my-air/feature-kit';
import { createFormat } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

import { openJobsQuery } from '../jobs/jobsQuery.ts';
import { isActive, overallPercent } from '../jobs/jobProgress.ts';

/**
 * The progress of the running translations, such as "45%"; null while none runs. From the cache that the
 * background fills.
 */
export const progressText = ({ api, locale }: PortalContext) =>
  queryOptions({
    ...openJobsQuery(api),
    select: (jobs): string | null => {
      const active = (jobs ?? []).filter(isActive);
      // Everything is translated: a percentage that begins again would look like lost work.
      const isPublishing = active.length > 0 && active.every(({ status }) => status === 'publishing');
      if (isPublishing) return locale.i18n._(msg`Publishing`);
      const percent = overallPercent(active);
      return percent === undefined ? null : createFormat({ locale: locale.get() }).percent(percent);
    },
    // The background reads; the chip only shows.
    enabled: false,
  });
