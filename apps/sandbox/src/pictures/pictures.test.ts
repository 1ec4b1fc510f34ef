import { expect, test } from 'vitest';

import { categories, games } from '../games/GameContent.ts';
import { drawGame } from '../games/gamePictures.ts';
import { readCatalogue } from '../marketplace/content/readCatalogue.ts';
import { drawService, isServicePictureShape } from '../marketplace/pictures/servicePictures.ts';
import { drawCover } from '../news/newsCovers.ts';
import { drawPicture, isPictureKind } from './drawPicture.ts';

const titles = [
  'I built a bookshelf with one saw',
  '10 mistakes',
  '🔥🔥🔥',
  'Wood <3 Glue & "more"',
  'מדף עץ',
  '',
];
const { services, bundles } = readCatalogue();
const drawings = {
  ...Object.fromEntries(
    (['avatar', 'channel', 'banner', 'video', 'document'] as const).map((kind) => [
      kind,
      () => titles.map((title) => drawPicture(kind, title)),
    ]),
  ),
  ...Object.fromEntries(
    (['icon', 'wide', 'tall', 'page'] as const).map((shape) => [
      `service, ${shape}`,
      () => [
        ...[...services.values()].map(({ category, slug }) => drawService(shape, category, slug)!),
        ...bundles.map(({ slug }) => drawService(shape, 'bundles', slug)!),
      ],
    ]),
  ),
  game: () => games.flatMap((game) => ['cover', '1', '2', '3'].map((shot) => drawGame(game, shot))),
  news: () => [drawCover(1, 'money'), drawCover(2, 'money')],
};

test.each(Object.entries(drawings))(
  '[GAME-01] the pictures of %s differ by name, are the same each time, small, and hold no markup of a name',
  (_kind, draw) => {
    const pictures = draw();
    expect(draw()).toEqual(pictures);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg /);
      expect(picture).not.toMatch(/NaN|undefined|script|href="[^#]|\{\w+\}|<3|& |"more"/i);
      expect(picture.length).toBeLessThan(8000);
    }
  },
);

/** The drawing in a picture, without the colours that its name gives it. */
const motifIn = (picture: string) =>
  picture
    .split('id="m"')
    .at(-1)
    ?.replaceAll(/oklch\([^)]*\)/g, '');

test('[MKT-01] no two services have the same drawing, and a generated one has that of its original', () => {
  const drawn = (category: string, slug: string) => motifIn(drawService('icon', category, slug)!);
  const written = [...services.values()];
  const motifs = new Set(written.map(({ category, slug }) => drawn(category, slug)));
  expect(motifs.size).toBe(written.length);
  const [{ category, slug }] = written as [(typeof written)[number]];
  expect(drawn(category, `${slug}-1001`)).toBe(drawn(category, slug));
});

test('[GAME-01] games of two kinds have two motifs', () => {
  /** The elements of a drawing, without colours and places. */
  const motifOf = (picture: string) =>
    picture
      .split('id="m"')
      .at(-1)
      ?.match(/<[a-z]+/g)
      ?.join('');
  const motifs = new Map(games.map((game) => [game.category, motifOf(drawGame(game, 'cover'))]));
  expect([...motifs.keys()].toSorted()).toEqual(categories.map(({ id }) => id).toSorted());
  expect(new Set(motifs.values()).size).toBe(categories.length);
});

test('there is no picture of what is not there', () => {
  expect(drawService('icon', 'constructor', 'x')).toBeUndefined();
  expect([isServicePictureShape('round'), isPictureKind('constructor')]).toEqual([false, false]);
});
