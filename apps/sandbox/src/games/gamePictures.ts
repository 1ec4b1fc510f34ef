import { readData } from '../content/readData.ts';
import { notFound } from '../http/HttpError.ts';
import { drawMotif, Motifs } from '../pictures/drawMotif.ts';
import { sendPicture } from '../pictures/pictures.ts';
import type { Area } from '../Platform.ts';
import { type GameItem, games } from './GameContent.ts';

/** The motifs of the kinds of games: of a cover under the kind's name, of each screenshot under that and its number. */
const motifs = readData('games/motifs.json', Motifs);

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

/** A picture of a game: its cover, or one of its screenshots. */
export function drawGame({ slug, category }: Pick<GameItem, 'slug' | 'category'>, shot: string): string {
  const motif = motifs[shot === 'cover' ? category : `${category} ${shot}`]!;
  return drawMotif(motif, `${slug}/${shot}`, { width: 640, height: 360 });
}
