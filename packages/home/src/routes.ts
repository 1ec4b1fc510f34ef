import { rootRoute } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
const deadlinesTitle = translated({
  en: 'Dates',
  uk: 'Дати',
  es: 'Fechas',
  ru: 'Даты',
  pt: 'Datas',
});

export const navigationLabel = translated({
  en: 'Home',
  uk: 'Головна',
  es: 'Inicio',
  ru: 'Главная',
  pt: 'Início',
});

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.homeLazyRoute));

/** Everything that has a date, of all features. */
export const deadlinesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home/dates',
  staticData: { title: deadlinesTitle },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.deadlinesLazyRoute));

export const homeRoutes = [homeRoute, deadlinesRoute] as const;
