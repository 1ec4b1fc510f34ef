import { rootRoute } from '@my-air/feature-api';
import { createRoute, notFound, redirect } from '@tanstack/react-router';

import { financePageUrl, isFinancePage, transactionUrl } from './handOff/financeUrl.ts';
import { navigationLabel } from './titles.ts';

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
  loader: ({ context, params: { page } }) => {
    if (!isFinancePage(page)) throw notFound();
    return financePageUrl(context.config.financeAppUrl, page);
  },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.financePageLazyRoute));

const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances/transaction/$id',
  staticData: { title: navigationLabel, redirects: true },
  loader: ({ context, params: { id } }) => {
    const url = transactionUrl(context.config.financeAppUrl, id);
    if (!url) throw notFound();
    return url;
  },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.transactionLazyRoute));

export const financesRoutes = [financesIndexRoute, financePageRoute, transactionRoute] as const;
