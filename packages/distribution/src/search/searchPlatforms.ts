import { derivedQuery } from '@my-air/data-kit';
import { type PortalContext, type SearchItem } from '@my-air/feature-api';

import { distributionQuery } from '../distribution.api.ts';

/** The platforms of the partner, for the search of the top bar. */
export const searchPlatforms = ({ api, modals }: PortalContext) =>
  derivedQuery(distributionQuery(api), ({ platforms }): readonly SearchItem[] =>
    platforms.map(({ id, platform, description }) => ({
      id: String(id),
      title: platform,
      ...(description && { detail: description }),
      onAct: () => void modals.open('distribution', { platformId: id }),
    })),
  );
