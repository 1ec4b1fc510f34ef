import { msg } from '@lingui/core/macro';
import {
  hasCapability,
  type PortalContext,
  type ActionItem,
  type IncludesChannel,
} from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { openJobsQuery } from '../jobs/jobsQuery.ts';

/** The translations that wait for the user: for an approval, or for renewed access. */
export const waitingTranslations = (
  { api, locale, session }: PortalContext,
  includes: IncludesChannel = () => true,
) =>
  queryOptions({
    ...openJobsQuery(api),
    select: (jobs): readonly ActionItem[] =>
      (jobs ?? []).flatMap((job): ActionItem[] => {
        const { i18n } = locale;
        // Without a channel that could be read there is nothing to name and nothing to reconnect.
        if (!job.channel || !includes(job.channel)) return [];
        const { title, platform_guid } = job.channel;
        if (job.status === 'review') {
          return [
            {
              id: `review-${job.id}`,
              title: i18n._(msg`Review translations of ${title}`),
              urgency: 30,
              action: { label: i18n._(msg`Review`), to: `/ai-metadata/translation/${job.id}` },
            },
          ];
        }
        if (job.status !== 'waiting' || job.waiting_reason !== 'access_revoked') return [];
        return [
          {
            id: `access-${job.id}`,
            title: i18n._(msg`Reconnect ${title}`),
            detail: i18n._(msg`A translation waits for it and continues by itself.`),
            urgency: 15,
            action: {
              label: i18n._(msg`Reconnect`),
              to: `/ai-metadata/translation?channel=${encodeURIComponent(platform_guid)}`,
            },
          },
        ];
      }),
    // Asked each time: a capability that is granted during the session counts at once.
    enabled: () => hasCapability(session.getUser(), 'metadata_ai_service'),
  });
