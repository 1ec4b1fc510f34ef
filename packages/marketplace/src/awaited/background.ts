import type { Background } from '@my-air/feature-kit';

import { openCampaignLink } from '../campaign/openCampaignLink.ts';
import { watchAwaited } from './watchAwaited.ts';

/**
 * Follows a campaign's link after the sign-in, and notifies the user of awaited services that have opened.
 */
export const background: Background = {
  start: (portal) => {
    void openCampaignLink(portal);
    return watchAwaited(portal);
  },
};
