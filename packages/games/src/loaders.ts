import type { PortalContext } from '@my-air/feature-kit';

import { gameQuery, gamesQuery } from './games/games.api.ts';

/** The list of games. */
export async function loadGames({ api, locale, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(gamesQuery(api, locale.wire(), { pageLoading: true }));
}

/** One game; its name is the title of the page. */
export async function loadGame({ api, locale, queryClient }: PortalContext, id: string) {
  const { name } = await queryClient.ensureQueryData(
    gameQuery(api, locale.wire(), id, { pageLoading: true }),
  );
  return { title: name };
}
