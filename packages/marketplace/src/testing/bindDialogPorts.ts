import { bindPorts, type PortalContext } from '@my-air/feature-kit';

import { marketplacePorts } from '../ports.ts';

/** Opens the dialogs of other features by name, as the portal does: `portal.opened` remembers it. */
export function bindDialogPorts(): void {
  bindPorts(marketplacePorts, {
    linkChannel: (portal, productId) =>
      open(portal, 'oauth-profile', { platform: 'youtube', joins: true, referer: 'product', productId }),
    addChannel: (portal, productId) => open(portal, 'add-channel', { referer: 'product', productId }),
    acceptAgreement: async (portal, id) =>
      (await open(portal, 'agreement', { agreements: [{ id }] })) === 'accepted',
  });
}

const open = (portal: PortalContext, name: string, props: object): Promise<unknown> =>
  portal.modals.open(name as never, props as never);
