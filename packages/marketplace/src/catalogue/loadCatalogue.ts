import { parseId } from '@my-air/api-client';
import { channelsQuery } from '@my-air/feature-kit/data';
import { type PortalContext } from '@my-air/feature-kit';
import { notFound } from '@tanstack/react-router';

import { catalogueQuery, productQuery } from './catalogue.api.ts';

/** The services, and the channels that they are offered to. */
export async function loadCatalogue({ api, queryClient }: PortalContext): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(catalogueQuery(api, { pageLoading: true })),
    queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true })),
  ]);
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
