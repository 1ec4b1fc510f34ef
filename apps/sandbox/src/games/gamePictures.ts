import { notFound } from '../http/HttpError.ts';
import type { Part } from '../Sandbox.ts';
import { drawGame } from './drawGame.ts';
import { readGames } from './GameContent.ts';

/** The path of a picture of a game, without an origin; `shot` is `cover`, `1`, `2` or `3`. */
export function gamePicturePath(slug: string, shot: string): string {
  return `/sandbox/images/games/${slug}/${shot}.svg`;
}

/** Serves the pictures of games. */
export const gamePictures: Part = () => async (app) => {
  const { games } = await readGames();

  app.get<{ Params: { slug: string; file: string } }>(
    '/sandbox/images/games/:slug/:file',
    (request, reply) => {
      const [, shot] = /^(cover|[123])\.svg$/.exec(request.params.file) ?? [];
      const game = games.find(({ slug }) => slug === request.params.slug);
      if (shot === undefined || !game) throw notFound();
      return reply
        .headers({
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(drawGame(game, shot));
    },
  );
};
