import { rootRoute, searchText } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { navigationLabel } from './titles.ts';

const lazyRoutes = () => import('./routes.lazy.tsx');
const loaders = () => import('./loaders.ts');
const capability = 'games';

/** All games. */
export const gamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games',
  staticData: { title: navigationLabel, capability },
  validateSearch: v.object({ category: searchText, q: searchText }),
  loader: async ({ context }) => (await loaders()).loadGames(context),
}).lazy(() => lazyRoutes().then((lazy) => lazy.gamesLazyRoute));

/** One game. */
export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games/$id',
  staticData: { title: navigationLabel, capability },
  loader: async ({ context, params: { id } }) => (await loaders()).loadGame(context, id),
}).lazy(() => lazyRoutes().then((lazy) => lazy.gameLazyRoute));

/** All routes of games. */
export const gamesRoutes = [gamesRoute, gameRoute] as const;
