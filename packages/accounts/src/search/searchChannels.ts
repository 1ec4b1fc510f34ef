import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery, derivedQuery, type PortalContext, type SearchItem } from '@my-air/feature-api';

import { platformName } from '../channel/platformName.ts';

/** The person's channels for the search of the top bar, from the same cache as their list. */
export const searchChannels = ({ api }: Pick<PortalContext, 'api'>) =>
  derivedQuery(channelsQuery(api), (channels): readonly SearchItem[] => channels.map(itemOf));

function itemOf({ platform, platform_guid, title, username, thumbnail_image }: Channel): SearchItem {
  return {
    id: `${platform}-${platform_guid}`,
    title,
    detail: platformName(platform),
    picture: thumbnail_image,
    keywords: [username, platform_guid].filter((word) => typeof word === 'string'),
    to: `/accounts/youtube?channel=${encodeURIComponent(platform_guid)}`,
  };
}
