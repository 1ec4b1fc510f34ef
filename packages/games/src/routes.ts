import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

const lazyRoutes = () => import('./routes.lazy.tsx');
const loaders = () => import('./loaders.ts');
const capability = 'games';

/** The search parameters of the list. */
export interface GamesSearch {
  category?: string | undefined;
  q?: string | undefined;
}

/** Reads the query of an address. Anything that does not fit is dropped. */
const parseSearch = ({ category, q }: Record<string, unknown>): GamesSearch => ({
  ...(typeof category === 'string' && /^[\w-]{1,64}$/.test(category) && { category }),
  ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 100) }),
});

/** All games. */
export const gamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games',
  staticData: { title: navigationLabel, capability },
  validateSearch: parseSearch,
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
