import type { ApiClient } from '@my-air/api-client';
import type { AskOptions, PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { getGame, listGames } from '../contract.ts';

const staleTime = 5 * 60_000;

/** All games, in a language. */
export const gamesQuery = (api: ApiClient, locale: string, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['games', 'list', locale],
    queryFn: ({ signal }) => api.send(listGames, {}, { signal, pageLoading }),
    staleTime,
  });

/** One game, in a language. */
export const gameQuery = (
  api: ApiClient,
  locale: string,
  id: string,
  { pageLoading = false }: AskOptions = {},
) =>
  queryOptions({
    queryKey: ['games', 'game', id, locale],
    queryFn: async ({ signal }) =>
      (await api.send(getGame, { params: { id } }, { signal, pageLoading })).game,
    staleTime,
  });

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
