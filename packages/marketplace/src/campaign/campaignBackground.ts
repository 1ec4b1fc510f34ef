import type { Background } from '@my-air/feature-api';

import { followCampaign } from './followCampaign.ts';

/** Follows a campaign's link after the sign-in, however many pages that took. */
export const campaignBackground: Background = {
  start: (portal) => {
    void followCampaign(portal);
    return () => {};
  },
};
