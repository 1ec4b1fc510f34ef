import type { PortalContext } from '@my-air/feature-kit';
import { hashKey } from '@tanstack/react-query';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { announceOpened } from './announceOpened.ts';

/**
 * Notifies the user, at each load of the catalogue, of the awaited services that have opened. Returns a
 * function that stops it.
 */
export function watchAwaited(portal: PortalContext): () => void {
  const { api, queryClient, session } = portal;
  const userId = session.getUser()?.id ?? 0;
  const { queryKey } = catalogueQuery(api);
  const catalogueHash = hashKey(queryKey);

  const check = (catalogue: Catalogue | undefined) => {
    if (catalogue) announceOpened(portal, userId, catalogue);
  };
  check(queryClient.getQueryData(queryKey));
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === catalogueHash)
      check(query.state.data as Catalogue | undefined);
  });
}
