import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import { hashKey } from '@tanstack/react-query';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { catalogueKey } from '../catalogue/catalogueKey.ts';
import { awaitedServices } from './awaitedServices.ts';

/**
 * Notifies the user, at each load of the catalogue, of the awaited services that have opened. Returns a
 * function that stops it.
 */
export function watchAwaited(portal: PortalContext): () => void {
  const { queryClient, session } = portal;
  const userId = session.getUser()?.id ?? 0;
  const catalogueHash = hashKey(catalogueKey);

  const check = (catalogue: Catalogue | undefined) => {
    if (!catalogue || atomStore.get(awaitedServices(userId)).length === 0) return;
    import('./announceOpened.ts')
      .then(({ announceOpened }) => announceOpened(portal, userId, catalogue))
      .catch((error: unknown) => {
        // The notification is shown at the next load of the catalogue.
        console.warn('@my-air/marketplace: what has opened was not told.', error);
      });
  };
  check(queryClient.getQueryData(catalogueKey));
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Shown after the change of the cache is complete.
    if (type === 'updated' && query.queryHash === catalogueHash)
      check(query.state.data as Catalogue | undefined);
  });
}
