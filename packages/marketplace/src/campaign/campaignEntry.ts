import type { PortalContext } from '@my-air/feature-api';

import { keepCampaignCookies } from './campaignCookies.ts';
import { followCampaign } from './followCampaign.ts';

/** Keeps what a campaign's link brought along; whoever is signed in already is shown it at once. */
export async function campaignEntry(
  values: Readonly<Record<string, string>>,
  portal: PortalContext,
): Promise<void> {
  keepCampaignCookies(values);
  if (portal.session.getState().status === 'authenticated') await followCampaign(portal);
}
