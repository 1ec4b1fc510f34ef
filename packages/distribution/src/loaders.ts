import type { PortalContext } from '@my-air/feature-kit';

import { distributionQuery } from './distribution.api.ts';

/** Loads the platforms before their screen opens. */
export async function loadDistribution({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(distributionQuery(api, { pageLoading: true }));
}
