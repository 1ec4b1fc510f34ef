import { msg } from '@lingui/core/macro';
import { rootRoute, searchText } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

const title = msg`Games`;
const lazyRoutes = () => import('./routes.lazy.tsx');
const games = () => import('./games/games.api.ts');
const capability = 'games';

/** All games. */
export const gamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games',
  staticData: { title, capability },
  validateSearch: v.object({ category: searchText, q: searchText }),
  loader: async ({ context }) => (await games()).loadGames(context),
}).lazy(() => lazyRoutes().then((lazy) => lazy.gamesLazyRoute));

/** One game. */
export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games/$id',
  staticData: { title, capability },
  loader: async ({ context, params: { id } }) => (await games()).loadGame(context, id),
}).lazy(() => lazyRoutes().then((lazy) => lazy.gameLazyRoute));

/** All routes of games. */
export const gamesRoutes = [gamesRoute, gameRoute] as const;
