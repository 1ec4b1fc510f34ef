import { expect, test } from 'vitest';

import { drawGame } from './gamePictures.ts';
import { categories, games } from './GameContent.ts';

const shots = ['cover', '1', '2', '3'];
/** The elements of a drawing, without colours and places. */
const shapeOf = (picture: string) => (picture.match(/<[a-z]+/gi) ?? []).slice(0, 14).join('');

test('[GAME-01] every picture is another one, always the same, small and without anything that runs', async () => {
  const draw = () => games.flatMap((game) => shots.map((shot) => drawGame(game, shot)));
  const pictures = draw();
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(draw()).toEqual(pictures);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(8000);
    expect(picture).not.toMatch(/NaN|undefined|script|href/);
  }
});

test('[GAME-01] games of two kinds have two motifs', async () => {
  const motifs = new Map(games.map((game) => [game.category, shapeOf(drawGame(game, 'cover'))]));
  expect([...motifs.keys()].toSorted()).toEqual(categories.map(({ id }) => id).toSorted());
  expect(new Set(motifs.values()).size).toBe(categories.length);
});
