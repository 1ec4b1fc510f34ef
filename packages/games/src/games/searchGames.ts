import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { gamesQuery } from './games.api.ts';

/** Games for the search of the top bar, from the same cache as their list. */
export const searchGames = ({ api, locale }: Pick<PortalContext, 'api' | 'locale'>) =>
  queryOptions({
    ...gamesQuery(api, locale.wire()),
    select: ({ games }): readonly SearchItem[] =>
      games.map(({ id, name, description, image }) => ({
        id: String(id),
        title: name,
        ...(description && { detail: description }),
        picture: image,
        to: `/games/${id}`,
      })),
  });
