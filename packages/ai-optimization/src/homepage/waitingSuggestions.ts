import { msg, plural } from '@lingui/core/macro';
import {
  hasCapability,
  type PortalContext,
  type ActionItem,
  type IncludesChannel,
} from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { channelsQuery, withOpenSuggestions } from '../channels/channels.api.ts';

/** The channels whose suggestions wait for a decision. */
export const waitingSuggestions = (
  { api, locale, session }: PortalContext,
  includes: IncludesChannel = () => true,
) =>
  queryOptions({
    ...channelsQuery(api),
    select: (channels): readonly ActionItem[] =>
      withOpenSuggestions(channels.filter(includes)).map(
        ({ platform_guid, title, open_count }): ActionItem => {
          const { i18n } = locale;
          return {
            id: `suggestions-${platform_guid}`,
            title: i18n._(
              msg`${plural(open_count, { one: `# suggestion for ${title}`, other: `# suggestions for ${title}` })}`,
            ),
            urgency: 60,
            action: {
              label: i18n._(msg`Review`),
              to: `/ai-optimization?channel=${encodeURIComponent(platform_guid)}`,
            },
          };
        },
      ),
    // Asked each time: a capability that is granted during the session counts at once.
    enabled: () => hasCapability(session.getUser(), 'ai_metadata_optimization'),
  });
