import { expect, test } from 'vitest';

import { drawPicture, isPictureKind } from './drawPicture.ts';

const titles = [
  'I built a bookshelf with one saw',
  '10 mistakes',
  '🔥🔥🔥',
  'Wood <3 Glue & "more"',
  'מדף עץ',
  '',
];

test.each(['avatar', 'channel', 'banner', 'video', 'document'] as const)(
  'a picture of the kind %s is the same for the same name, and markup in a name is text',
  (kind) => {
    for (const title of titles) {
      const picture = drawPicture(kind, title);
      expect(drawPicture(kind, title)).toBe(picture);
      expect(picture).not.toMatch(/NaN|undefined|\{\w+\}|<3|& |"more"/i);
    }
    expect(new Set(titles.map((title) => drawPicture(kind, title))).size).toBe(titles.length);
  },
);

test('there is no picture of another kind', () => expect(isPictureKind('constructor')).toBe(false));
