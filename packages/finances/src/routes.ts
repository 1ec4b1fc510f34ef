import { msg } from '@lingui/core/macro';
import { rootRoute } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';

const title = msg`Finance`;

/** It comes with the screens, so that it does not delay the first screen of other features. */
const financeUrl = () => import('./handOff/financeUrl.ts');

const financesIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances',
  staticData: { title, redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/finances/$page', params: { page: 'account' }, replace: true });
  },
});

const financePageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances/$page',
  staticData: { title, redirects: true },
  loader: async ({ context, params: { page } }) => (await financeUrl()).findPage(context, page),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.financePageLazyRoute));

const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances/transaction/$id',
  staticData: { title, redirects: true },
  loader: async ({ context, params: { id } }) => (await financeUrl()).findTransaction(context, id),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.transactionLazyRoute));

/** All routes of finances. */
export const financesRoutes = [financesIndexRoute, financePageRoute, transactionRoute] as const;
