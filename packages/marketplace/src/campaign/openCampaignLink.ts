import { port, type PortalContext } from '@my-air/feature-kit';
import { msg } from '@lingui/core/macro';

import { marketplacePorts } from '../ports.ts';
import { pinService, toastTime } from '../product/product.api.ts';
import { clearCampaignCookies, readCampaignLead } from './campaignCookies.ts';

/** The campaign whose links lead to a service. */
const serviceCampaign = 'air';

let opening: Promise<void> | undefined;

/**
 * Follows a campaign's link, once: pins its service and shows it; another campaign leads to the main screen.
 */
export function openCampaignLink(portal: PortalContext): Promise<void> {
  opening ??= pinCampaignService(portal).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function pinCampaignService(portal: PortalContext): Promise<void> {
  const lead = readCampaignLead();
  if (!lead) return;
  // Forgotten before anything is sent: a reload meanwhile must not pin twice.
  clearCampaignCookies();
  if (lead.leadSource !== serviceCampaign) {
    port(marketplacePorts, 'showHome')?.();
    return;
  }
  try {
    const product = await pinService(portal, lead.productId);
    // Without its name there is nothing to tell: the page of the service says that it is pinned.
    if (product) {
      const { name } = product;
      portal.toasts.show({
        type: 'success',
        title: portal.locale.i18n._(msg`${name} is pinned`),
        duration: toastTime,
      });
    }
  } catch (error) {
    // The service is shown all the same: its page names the problem, if there is one.
    console.warn('@my-air/marketplace: the service of a campaign was not pinned.', error);
  }
  port(marketplacePorts, 'showService')?.(lead.productId);
}
