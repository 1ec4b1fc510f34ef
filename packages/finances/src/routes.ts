import { rootRoute } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute, redirect } from '@tanstack/react-router';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Finance',
  uk: 'Фінанси',
  es: 'Finanzas',
  ru: 'Финансы',
  pt: 'Finanças',
});

/** It comes with the screens, so that it does not delay the first screen of other features. */
const financeUrl = () => import('./handOff/financeUrl.ts');

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
  loader: async ({ context, params: { page } }) => (await financeUrl()).findPage(context, page),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.financePageLazyRoute));

const transactionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/finances/transaction/$id',
  staticData: { title: navigationLabel, redirects: true },
  loader: async ({ context, params: { id } }) => (await financeUrl()).findTransaction(context, id),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.transactionLazyRoute));

export const financesRoutes = [financesIndexRoute, financePageRoute, transactionRoute] as const;
