import { msg } from '@lingui/core/macro';
import { rootRoute, type PortalContext } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';

import { CatalogueSearch } from './filters/CatalogueSearch.ts';

const title = msg`Services`;
/** The title of one service's page until its own name is there. */
const serviceTitle = msg`Service`;

/** It comes with the screens, so that it does not delay the first screen of other features. */
const catalogue = () => import('./catalogue/loadCatalogue.ts');

const loadCatalogue = async ({ context }: { context: PortalContext }) =>
  (await catalogue()).loadCatalogue(context);

/** All services. */
export const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  staticData: { title },
  validateSearch: CatalogueSearch,
  // The removed number of subscribers stays away in this session, and is written into the address: copied, it
  // shows the same.
  beforeLoad: async ({ context: { session }, search }) => {
    if (search.subscribers !== undefined || search.picked !== undefined) return;
    const { isSubscribersForgotten } = await import('./filters/rememberedSubscribers.ts');
    if (!isSubscribersForgotten(session.getUser()?.id)) return;
    throw redirect({ to: '/services', search: { ...search, subscribers: 'any' }, hash: true, replace: true });
  },
  loader: loadCatalogue,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.servicesLazyRoute));

/** One service. */
export const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$id',
  staticData: { title: serviceTitle },
  loader: async ({ context, params: { id } }) => (await catalogue()).loadService(context, id),
}).lazy(() => import('./product/product.lazy.tsx').then((lazy) => lazy.serviceLazyRoute));

/** The catalogue as it once was: shelf by shelf. */
export const shelvesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services-old',
  staticData: { title },
  validateSearch: CatalogueSearch,
  loader: loadCatalogue,
}).lazy(() => import('./earlier/earlier.lazy.tsx').then((lazy) => lazy.shelvesLazyRoute));

/** The catalogue as it was after that: one list. */
export const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services-old-2',
  staticData: { title },
  validateSearch: CatalogueSearch,
  loader: loadCatalogue,
}).lazy(() => import('./earlier/earlier.lazy.tsx').then((lazy) => lazy.listLazyRoute));

/** The former address of the catalogue. */
export const ecosystemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ecosystem',
  staticData: { title, redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/services', search: true, hash: true, replace: true });
  },
});

/** The former address of a service. */
export const ecosystemServiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ecosystem/$id',
  staticData: { title: serviceTitle, redirects: true },
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
