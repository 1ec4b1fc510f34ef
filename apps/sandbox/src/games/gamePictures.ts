import { notFound } from '../http/HttpError.ts';
import { sendPicture } from '../pictures/pictures.ts';
import type { Area } from '../Platform.ts';
import { drawGame } from './drawGame.ts';
import { games } from './GameContent.ts';

/** The path of a picture of a game, without an origin; `shot` is `cover`, `1`, `2` or `3`. */
export function gamePicturePath(slug: string, shot: string): string {
  return `/sandbox/images/games/${slug}/${shot}.svg`;
}

/** Serves the pictures of games. */
export const gamePictures: Area = () => async (app) => {
  app.get<{ Params: { slug: string; file: string } }>(
    '/sandbox/images/games/:slug/:file',
    (request, reply) => {
      const [, shot] = /^(cover|[123])\.svg$/.exec(request.params.file) ?? [];
      const game = games.find(({ slug }) => slug === request.params.slug);
      if (shot === undefined || !game) throw notFound();
      return sendPicture(reply, drawGame(game, shot));
    },
  );
};
