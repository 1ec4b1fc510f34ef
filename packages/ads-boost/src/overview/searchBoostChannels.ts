import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { boostChannelsQuery } from '../config/adsBoost.api.ts';

/** The settings of each channel for the search of the top bar, from the same cache as the overview. */
export const searchBoostChannels = ({ api }: Pick<PortalContext, 'api'>) =>
  queryOptions({
    ...boostChannelsQuery(api),
    select: (channels): readonly SearchItem[] =>
      channels.map(({ platform_guid, title, thumbnail_image }) => ({
        id: platform_guid,
        title,
        picture: thumbnail_image,
        to: `/ads-boost/yt-channels/${encodeURIComponent(platform_guid)}/config`,
      })),
  });
