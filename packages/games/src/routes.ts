import { rootRoute, searchText } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Games',
  uk: 'Ігри',
  es: 'Juegos',
  ru: 'Игры',
  pt: 'Jogos',
});

const lazyRoutes = () => import('./routes.lazy.tsx');
const games = () => import('./games/games.api.ts');
const capability = 'games';

/** All games. */
export const gamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games',
  staticData: { title: navigationLabel, capability },
  validateSearch: v.object({ category: searchText, q: searchText }),
  loader: async ({ context }) => (await games()).loadGames(context),
}).lazy(() => lazyRoutes().then((lazy) => lazy.gamesLazyRoute));

/** One game. */
export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games/$id',
  staticData: { title: navigationLabel, capability },
  loader: async ({ context, params: { id } }) => (await games()).loadGame(context, id),
}).lazy(() => lazyRoutes().then((lazy) => lazy.gameLazyRoute));

/** All routes of games. */
export const gamesRoutes = [gamesRoute, gameRoute] as const;
