import { rootRoute, searchChoice, searchText, type PortalContext } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Distribution',
  uk: 'Поширення',
  es: 'Distribución',
  ru: 'Дистрибуция',
  pt: 'Distribuição',
});

const Search = v.object({
  /** The open view; the platforms without it. */
  view: searchChoice(['requests']),
  /** The searched name of a platform. */
  q: searchText,
});

const loadScreen = async ({ context }: { context: PortalContext }) =>
  (await import('./overview/distribution.api.ts')).loadDistribution(context);

/** The platforms, and the requests that are under way. */
export const distributionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/distribution',
  staticData: { title: navigationLabel, capability: 'distribution' },
  validateSearch: Search,
  loader: loadScreen,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.distributionLazyRoute));

/** All routes of distribution. */
export const distributionRoutes = [distributionRoute] as const;
