import { channelsQuery, rootRoute, type PortalContext } from '@my-air/feature-api';
import { createRoute, notFound, redirect } from '@tanstack/react-router';

import { parseCatalogueSearch, type CatalogueSearch } from './filters/CatalogueSearch.ts';
import { isSubscribersForgotten } from './filters/rememberedSubscribers.ts';
import { navigationLabel, serviceLabel } from './titles.ts';

/** What the calls look like comes with the first of them. */
const calls = () => import('./catalogue/catalogue.api.ts');

async function loadCatalogue({ context: { api, queryClient } }: { context: PortalContext }): Promise<void> {
  const { catalogueQuery } = await calls();
  await Promise.all([
    queryClient.ensureQueryData(catalogueQuery(api, { pageLoading: true })),
    queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true })),
  ]);
}

/** What a person took away stays away in this session, and the address says so: copied, it shows the same. */
function keepAway({ search, to }: { search: CatalogueSearch; to: string }): void {
  const isAssumed = search.subscribers === undefined && search.picked === undefined;
  if (!isAssumed || !isSubscribersForgotten()) return;
  throw redirect({ to, search: { ...search, subscribers: 'any' }, hash: true, replace: true });
}

/** All services. */
export const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  staticData: { title: navigationLabel },
  validateSearch: parseCatalogueSearch,
  beforeLoad: ({ search }) => keepAway({ search, to: '/services' }),
  loader: loadCatalogue,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.servicesLazyRoute));

/** One service. */
export const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$id',
  staticData: { title: serviceLabel },
  loader: async ({ context, params }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id) || id <= 0) throw notFound();
    const { productQuery } = await calls();
    const { api, queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(productQuery(api, id, { pageLoading: true })),
      loadCatalogue({ context }),
    ]);
  },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.serviceLazyRoute));

/** The catalogue as it once was: shelf by shelf. */
export const shelvesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services-old',
  staticData: { title: navigationLabel },
  validateSearch: parseCatalogueSearch,
  loader: loadCatalogue,
}).lazy(() => import('./earlier/earlier.lazy.tsx').then((lazy) => lazy.shelvesLazyRoute));

/** The catalogue as it was after that: one list. */
export const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services-old-2',
  staticData: { title: navigationLabel },
  validateSearch: parseCatalogueSearch,
  loader: loadCatalogue,
}).lazy(() => import('./earlier/earlier.lazy.tsx').then((lazy) => lazy.listLazyRoute));

/** The former address of the catalogue. */
export const ecosystemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ecosystem',
  staticData: { title: navigationLabel, redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/services', search: true, hash: true, replace: true });
  },
});

/** The former address of a service. */
export const ecosystemServiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ecosystem/$id',
  staticData: { title: serviceLabel, redirects: true },
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/services/$id', params: { id }, replace: true });
  },
});

/** All routes of the marketplace. */
export const marketplaceRoutes = [
  servicesRoute,
  serviceRoute,
  shelvesRoute,
  listRoute,
  ecosystemRoute,
  ecosystemServiceRoute,
] as const;
