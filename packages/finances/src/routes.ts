import { rootRoute } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

/**
 * The loaders of the routes come with their screens, so that they do not delay the first screen of other
 * features.
 */
const loaders = () => import('./loaders.ts');

const financesIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances',
  staticData: { title: navigationLabel, redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/finances/$page', params: { page: 'account' }, replace: true });
  },
});

const financePageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances/$page',
  staticData: { title: navigationLabel, redirects: true },
  loader: async ({ context, params: { page } }) => (await loaders()).findPage(context, page),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.financePageLazyRoute));

const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances/transaction/$id',
  staticData: { title: navigationLabel, redirects: true },
  loader: async ({ context, params: { id } }) => (await loaders()).findTransaction(context, id),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.transactionLazyRoute));

export const financesRoutes = [financesIndexRoute, financePageRoute, transactionRoute] as const;
