import { port, type PortalContext } from '@my-air/feature-api';

import { aiMetadataPorts } from '../ports.ts';
import { clearCampaignCookies, readCampaignPackage } from './campaignPackage.ts';

/** Shows the package that a campaign's link asked for, once. */
export function followCampaign({ config }: Pick<PortalContext, 'config'>): void {
  const packageId = readCampaignPackage(config.campaigns.aiMetadata);
  if (packageId === undefined) return;
  // Deleted before anything is shown: a reload must not lead there again.
  clearCampaignCookies();
  port(aiMetadataPorts, 'showPackage')?.(packageId);
}
