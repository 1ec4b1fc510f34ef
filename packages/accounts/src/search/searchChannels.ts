import type { Channel } from '@my-air/api-client/contract';
import type { I18n } from '@my-air/i18n';
import { channelKey, channelsQuery } from '@my-air/feature-kit/data';
import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { platformName } from '@my-air/feature-kit/views';
import { queryOptions } from '@tanstack/react-query';

/** The user's channels for the search of the top bar, from the same cache as their list. */
export const searchChannels = ({ api, locale }: Pick<PortalContext, 'api' | 'locale'>) =>
  queryOptions({
    ...channelsQuery(api),
    select: (channels): readonly SearchItem[] => channels.map((channel) => itemOf(channel, locale.i18n)),
  });

function itemOf(channel: Channel, i18n: I18n): SearchItem {
  const { platform, platform_guid, title, username, thumbnail_image } = channel;
  return {
    id: `${platform}-${platform_guid}`,
    title,
    detail: platformName(platform, i18n),
    picture: thumbnail_image,
    keywords: [username, platform_guid].filter((word) => typeof word === 'string'),
    to: `/accounts/youtube?channel=${encodeURIComponent(channelKey(channel))}`,
  };
}
