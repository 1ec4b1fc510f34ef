import { msg } from '@lingui/core/macro';
import { atomStore } from '@my-air/feature-kit/state';
import { port, type PortalContext } from '@my-air/feature-kit';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { isComing } from '../offer/describeAccess.ts';
import { marketplacePorts } from '../ports.ts';
import { awaitedServices, setAwaited } from './awaitedServices.ts';

/**
 * Notifies the user of each awaited service that has opened, once. A service that the catalogue has lost
 * stays awaited.
 */
export function announceOpened(portal: PortalContext, userId: number, catalogue: Catalogue): void {
  const isOpen = (id: number) => {
    const product = catalogue.byId.get(id);
    return product !== undefined && !isComing(product);
  };
  // Another user may have signed in meanwhile.
  if (portal.session.getUser()?.id !== userId) return;
  const { i18n } = portal.locale;
  const showService = port(marketplacePorts, 'showService');
  for (const id of atomStore.get(awaitedServices(userId)).filter(isOpen)) {
    setAwaited(userId, id, false);
    const name = catalogue.byId.get(id)?.name ?? '';
    portal.toasts.show({
      type: 'important',
      group: 'sticky',
      title: i18n._(msg`${name} is open now`),
      text: i18n._(msg`You asked to be told when it opens.`),
      ...(showService && { action: { label: i18n._(msg`View service`), onAct: () => showService(id) } }),
    });
  }
}
