import { msg } from '@lingui/core/macro';
import { hasCapability, type Deadline, type IncludesChannel, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { requestsQuery } from '../overview/distribution.api.ts';

/** The dates on which channels are expected to be live on other platforms. */
export const launchDeadlines = (
  { api, locale, session }: PortalContext,
  includes: IncludesChannel = () => true,
) =>
  queryOptions({
    ...requestsQuery(api),
    select: (channels): readonly Deadline[] =>
      channels.filter(includes).flatMap(({ platform_guid, title, distribution_platforms }) =>
        (distribution_platforms ?? []).flatMap(({ id, platform, expected_at, live_at }): Deadline[] =>
          expected_at && !live_at
            ? [
                {
                  id: `launch-${platform_guid}-${id}`,
                  title: locale.i18n._(msg`${title} goes live on ${platform}`),
                  at: expected_at,
                  to: '/distribution',
                },
              ]
            : [],
        ),
      ),
    // Asked each time: a capability that is granted during the session counts at once.
    enabled: () => hasCapability(session.getUser(), 'distribution'),
  });
