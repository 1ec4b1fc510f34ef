import { parseId } from '@my-air/api-client';
import { channelsQuery, type PortalContext } from '@my-air/feature-api';
import { notFound, redirect } from '@tanstack/react-router';

import { catalogueQuery, productQuery } from './catalogue/catalogue.api.ts';
import type { CatalogueSearch } from './filters/CatalogueSearch.ts';
import { facetRows } from './filters/facetRows.ts';
import { isSubscribersForgotten } from './filters/rememberedSubscribers.ts';
import { nextTask } from './search/nextTask.ts';

/** The services, and the channels that they are offered to. */
export async function loadCatalogue({ api, queryClient }: PortalContext): Promise<void> {
  const [catalogue] = await Promise.all([
    queryClient.ensureQueryData(catalogueQuery(api, { pageLoading: true })),
    queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true })),
  ]);
  // Ten thousand services are taken in, made ready for filters and drawn in tasks of their own.
  await nextTask();
  facetRows(catalogue);
  await nextTask();
}

/**
 * One service, with the others around it; its name is the title of the page. Throws `notFound` for a text
 * that cannot be the id of a service.
 */
export async function loadService(context: PortalContext, productId: string): Promise<{ title: string }> {
  const id = parseId(productId);
  if (id === undefined) throw notFound();
  const { api, queryClient } = context;
  const [{ product }] = await Promise.all([
    queryClient.ensureQueryData(productQuery(api, id, { pageLoading: true })),
    loadCatalogue(context),
  ]);
  return { title: product.name };
}

/**
 * Keeps the removed number of subscribers away in this session and writes it into the address: copied, it
 * shows the same.
 */
export function keepAway(
  { session }: Pick<PortalContext, 'session'>,
  { search, to }: { search: CatalogueSearch; to: string },
): void {
  const isAssumed = search.subscribers === undefined && search.picked === undefined;
  if (!isAssumed || !isSubscribersForgotten(session.getUser()?.id)) return;
  throw redirect({ to, search: { ...search, subscribers: 'any' }, hash: true, replace: true });
}
