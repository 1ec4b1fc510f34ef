import { msg } from '@lingui/core/macro';
import { port, type PortalContext } from '@my-air/feature-api';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { loadMessages } from '../messages.ts';
import { isComing } from '../offer/describeAccess.ts';
import { marketplacePorts } from '../ports.ts';
import { awaitedServices, setAwaited } from './awaitedServices.ts';

/** Tells which of the services that a person waits for have opened, each once. A service that the catalogue has lost is waited for further. */
export async function tellOpened(portal: PortalContext, userId: number, catalogue: Catalogue): Promise<void> {
  const isOpen = (id: number) => {
    const product = catalogue.byId.get(id);
    return product !== undefined && !isComing(product);
  };
  if (!awaitedServices(userId).get().some(isOpen)) return;
  await portal.locale.add(loadMessages);
  // Somebody else may have signed in meanwhile, or another tab have told it.
  if (portal.session.getUser()?.id !== userId) return;
  const { i18n } = portal.locale;
  const showService = port(marketplacePorts, 'showService');
  for (const id of awaitedServices(userId).get().filter(isOpen)) {
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
