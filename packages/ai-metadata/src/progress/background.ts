import { hasCapability, type Background } from '@my-air/feature-kit';

import { openCampaignPackage } from '../campaign/openCampaignPackage.ts';
import { watchJobs } from './watchJobs.ts';

/**
 * Follows a campaign's link after the sign-in, and reads the progress of running translations, on every
 * screen.
 */
export const background: Background = {
  start: (portal) => {
    openCampaignPackage(portal);
    return hasCapability(portal.session.getUser(), 'metadata_ai_service') ? watchJobs(portal) : () => {};
  },
};
