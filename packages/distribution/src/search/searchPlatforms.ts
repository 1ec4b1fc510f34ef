import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { distributionQuery } from '../overview/distribution.api.ts';

/** The platforms of the partner, for the search of the top bar. */
export const searchPlatforms = ({ api, modals }: PortalContext) =>
  queryOptions({
    ...distributionQuery(api),
    select: ({ platforms }): readonly SearchItem[] =>
      platforms.map(({ id, platform, description }) => ({
        id: String(id),
        title: platform,
        ...(description && { detail: description }),
        onAct: () => void modals.open('distribution', { platformId: id }),
      })),
  });
