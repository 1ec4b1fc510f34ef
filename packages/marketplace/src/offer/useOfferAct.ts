import { useLingui } from '@lingui/react/macro';
import { port, supportPorts, userQuery, usePortal } from '@my-air/feature-kit';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { LeaveDialog } from './LeaveDialog.ts';
import type { OfferEffect } from './Availability.ts';

/** Carries out the effect of an offer or of its next step. */
export function useOfferAct(): (product: Pick<Product, 'id' | 'name'>, effect: OfferEffect) => Promise<void> {
  const { t } = useLingui();
  const portal = usePortal();
  const { history } = useRouter();
  const leaveDialog = use(LeaveDialog);

  return async ({ id, name }, effect) => {
    const { api, modals, queryClient } = portal;
    leaveDialog();
    switch (effect.kind) {
      case 'add-channel':
        await port(marketplacePorts, 'addChannel')?.(portal, id);
        return;
      case 'link-channel':
        await port(marketplacePorts, 'linkChannel')?.(portal, id);
        return;
      case 'request':
        await modals.open('product-request', { productId: id });
        return;
      case 'accept-agreement': {
        const isAccepted = await port(marketplacePorts, 'acceptAgreement')?.(portal, effect.agreementId);
        if (!isAccepted) return;
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey }),
          queryClient.invalidateQueries({ queryKey: catalogueQuery(api).queryKey }),
        ]);
        return;
      }
      case 'open-chat':
        port(marketplacePorts, 'openChat')?.(effect.chatId);
        return;
      case 'see-channels': {
        const path = port(marketplacePorts, 'linkToChannels')?.();
        if (path) history.push(path);
        return;
      }
      case 'obtain': {
        const path = port(marketplacePorts, 'linkToCapability')?.(effect.capability);
        if (path) history.push(path);
        return;
      }
      case 'write-support':
        port(supportPorts, 'askSupport')?.(portal, { summary: t`About the service “${name}”` });
        return;
      default:
      // A page and an address are links, and nothing is nothing.
    }
  };
}

/** Whether this portal can carry out the effect of an offer or of its next step. */
export function useCanAct(): (effect: OfferEffect) => boolean {
  return ({ kind }) => {
    switch (kind) {
      case 'add-channel':
        return port(marketplacePorts, 'addChannel') !== undefined;
      case 'link-channel':
        return port(marketplacePorts, 'linkChannel') !== undefined;
      case 'accept-agreement':
        return port(marketplacePorts, 'acceptAgreement') !== undefined;
      case 'open-chat':
        return port(marketplacePorts, 'openChat') !== undefined;
      case 'see-channels':
        return port(marketplacePorts, 'linkToChannels') !== undefined;
      case 'obtain':
        return port(marketplacePorts, 'linkToCapability') !== undefined;
      case 'write-support':
        return port(supportPorts, 'askSupport') !== undefined;
      default:
        return kind !== 'none';
    }
  };
}
