import { msg, plural } from '@lingui/core/macro';
import { hasCapability, type Deadline, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { packagesQuery } from './packages.api.ts';

/** The ends of reduced prices of packages. */
export const offerDeadlines = ({ api, locale, session }: PortalContext) =>
  queryOptions({
    ...packagesQuery(api),
    select: (packages): readonly Deadline[] =>
      packages.flatMap(({ id, translations_amount: count, offer_ends_at }): Deadline[] =>
        offer_ends_at
          ? [
              {
                id: `package-${id}`,
                title: locale.i18n._(
                  msg`${plural(count, { one: 'Offer ends: # translation', other: 'Offer ends: # translations' })}`,
                ),
                at: offer_ends_at,
                to: `/ai-metadata/packages?offer=${id}`,
              },
            ]
          : [],
      ),
    // Asked each time: a capability that is granted during the session counts at once.
    enabled: () => hasCapability(session.getUser(), 'metadata_ai_service'),
  });
