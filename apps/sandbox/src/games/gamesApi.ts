import { getGame, listGames } from '@my-air/games/contract';

import { day } from '../Clock.ts';
import type { WireLocale } from '../content/wireLocales.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { requireCapability } from '../user/requireCapability.ts';
import { categories, type GameItem, games } from './GameContent.ts';
import { gamePicturePath } from './gamePictures.ts';

/** Games for those who have the capability. What is announced opens when the clock reaches its day. */
export const gamesApi: ApiArea = (sandbox) => async (app) => {
  const { clock, origins } = sandbox;

  registerEndpoint(app, sandbox, listGames, ({ locale }, { partner }) => {
    requireCapability(partner, 'games');
    return {
      games: games.map((game) => present(game, locale)),
      categories: categories.map(({ id, name }) => ({ id, name: name[locale] })),
    };
  });

  registerEndpoint(app, sandbox, getGame, ({ params, locale }, { partner }) => {
    requireCapability(partner, 'games');
    const id = databaseId(params.id);
    const game = games.find((one) => one.id === id);
    if (!game) throw notFound();
    const { about, instructions } = game.texts[locale];
    return {
      game: {
        ...present(game, locale),
        about,
        instructions: [...instructions],
        screenshots: ['1', '2', '3'].map((shot) => absoluteUrl(sandbox, gamePicturePath(game.slug, shot))!),
        players: game.players,
        session_minutes: game.session_minutes,
        url: opensAt(game) ? null : `${origins.world}/games/${game.slug}`,
      },
    };
  });

  /** When an announced game opens; undefined once the clock was moved ahead so far. */
  function opensAt({ opens_in_days: days = 0 }: GameItem): Date | undefined {
    const movedBy = clock.now().getTime() - Date.now();
    if (movedBy >= days * day) return undefined;
    const moment = Date.now() + days * day;
    return new Date(moment - (moment % day));
  }

  function present(game: GameItem, locale: WireLocale) {
    const { name, description } = game.texts[locale];
    return {
      id: game.id,
      name,
      description,
      image: absoluteUrl(sandbox, gamePicturePath(game.slug, 'cover')),
      category: game.category,
      available_from: opensAt(game)?.toISOString() ?? null,
    };
  }
};
