import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { channelsQuery } from '../channels/channels.api.ts';

/** The channels with suggestions for the search of the top bar, from the same cache as the screen. */
export const searchOptimization = ({ api }: Pick<PortalContext, 'api'>) =>
  queryOptions({
    ...channelsQuery(api),
    select: (channels): readonly SearchItem[] =>
      channels.map(({ platform_guid, title, thumbnail_image }) => ({
        id: platform_guid,
        title,
        picture: thumbnail_image,
        to: `/ai-optimization?channel=${encodeURIComponent(platform_guid)}`,
      })),
  });
