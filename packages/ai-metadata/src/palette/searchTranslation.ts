import { hasCapability, type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';

import { aiChannelsQuery } from '../channels/channels.api.ts';

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
      const channels = isGranted ? await queryClient.ensureQueryData(aiChannelsQuery(api)) : [];
      const { i18n } = locale;
      const page = (id: string, title: string): SearchItem => ({ id, title, to: `/ai-metadata/${id}` });
      return [
        page('translation', isGranted ? i18n._(msg`Translate videos`) : i18n._(msg`Get AI translation`)),
        page('packages', i18n._(msg`Translation packages`)),
        page('instruction', i18n._(msg`How AI translation works`)),
        ...channels.map(({ platform_guid, title, thumbnail_image, is_access_revoked }) => ({
          id: platform_guid,
          title,
          detail: is_access_revoked ? i18n._(msg`Access revoked`) : i18n._(msg`Translate this channel`),
          picture: thumbnail_image,
          to: `/ai-metadata/translation?channel=${encodeURIComponent(platform_guid)}`,
        })),
      ];
    },
    staleTime: 60_000,
  });
};
