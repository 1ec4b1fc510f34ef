import { hasCapability, type PortalContext, type SearchItem } from '@my-air/feature-api';
import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';

import { aiChannelsQuery } from '../channels/channels.api.ts';
import { loadMessages } from '../messages.ts';

/** The screens of AI translation and its channels, for the search of the top bar. */
export const searchTranslation = ({
  api,
  queryClient,
  locale,
  session,
}: Pick<PortalContext, 'api' | 'queryClient' | 'locale' | 'session'>) => {
  const isGranted = hasCapability(session.getUser(), 'metadata_ai_service');
  return queryOptions({
    queryKey: ['ai-metadata', 'palette', locale.get(), isGranted],
    queryFn: async (): Promise<readonly SearchItem[]> => {
      const [channels] = await Promise.all([
        isGranted ? queryClient.ensureQueryData(aiChannelsQuery(api)) : [],
        locale.add(loadMessages),
      ]);
      const say = locale.i18n;
      const page = (id: string, title: string): SearchItem => ({ id, title, to: `/ai-metadata/${id}` });
      return [
        page('translation', isGranted ? say._(msg`Translate videos`) : say._(msg`Get AI translation`)),
        page('packages', say._(msg`Translation packages`)),
        page('instruction', say._(msg`How AI translation works`)),
        ...channels.map(({ platform_guid, title, thumbnail_image, is_access_revoked }) => ({
          id: platform_guid,
          title,
          detail: is_access_revoked ? say._(msg`Access revoked`) : say._(msg`Translate this channel`),
          picture: thumbnail_image,
          to: `/ai-metadata/translation?channel=${encodeURIComponent(platform_guid)}`,
        })),
      ];
    },
    staleTime: 60_000,
  });
};
