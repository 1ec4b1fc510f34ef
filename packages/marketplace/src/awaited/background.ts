import type { Background } from '@my-air/feature-kit';

import { watchAwaited } from './watchAwaited.ts';
import { readCampaignLead } from '../campaign/campaignCookies.ts';

/**
 * Follows a campaign's link after the sign-in, and notifies the user of awaited services that have opened.
 */
export const background: Background = {
  start: (portal) => {
    if (readCampaignLead()) {
      import('../campaign/openCampaignLink.ts')
        .then(({ openCampaignLink }) => openCampaignLink(portal))
        .catch((error: unknown) => {
          // The cookies are still there: the next page follows them.
          console.warn('@my-air/marketplace: the link of a campaign was not followed.', error);
        });
    }
    return watchAwaited(portal);
  },
};
