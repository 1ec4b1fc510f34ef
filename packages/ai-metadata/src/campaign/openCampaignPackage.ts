import { port, type PortalContext } from '@my-air/feature-kit';

import { aiMetadataPorts } from '../ports.ts';
import { isPackageOpened, readCampaignPackage, rememberPackageOpened } from './campaignPackage.ts';

/** The package that this page has opened. */
let openedHere: number | undefined;

/** Opens the package of a campaign's link once a user is signed in, however many pages that takes: only if none has opened it yet. */
export function openCampaignPackage({ config }: Pick<PortalContext, 'config'>): void {
  const id = readCampaignPackage(config.campaigns.aiMetadata);
  if (id !== undefined && !isPackageOpened(id)) open(id);
}

/** Opens the package of a campaign's link that was followed just now, also where it was followed before. */
export function openCampaignPackageAgain({ config }: Pick<PortalContext, 'config'>): void {
  const id = readCampaignPackage(config.campaigns.aiMetadata);
  if (id !== undefined && id !== openedHere) open(id);
}

function open(id: number): void {
  openedHere = id;
  // Remembered before anything is shown: a reload must not lead there again.
  rememberPackageOpened(id);
  port(aiMetadataPorts, 'showPackage')?.(id);
}
