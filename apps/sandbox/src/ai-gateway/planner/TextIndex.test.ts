import { expect, test } from 'vitest';

import { TextIndex } from './TextIndex.ts';
import { stemsOf } from './words.ts';

const shareStem = (one: string, other: string) => stemsOf(one).some((stem) => stemsOf(other).includes(stem));

test.each([
  ['subscribers', 'subscriber'],
  ['підписників', 'підписники'],
  ['suscriptores', 'suscriptor'],
  ['субтитрами', 'субтитры'],
  ['legendas', 'legenda'],
])('[MKT-07] "%s" is a form of "%s"', (a, b) => {
  expect(shareStem(a, b)).toBe(true);
});

test('[MKT-07] words of different meaning share no stem', () => {
  expect(shareStem('канал', 'каналізація')).toBe(false);
  expect(shareStem('title', 'tile')).toBe(false);
});

const index = new TextIndex();
index.add('Exact subtitles by hand', 1, 'subtitles');
index.add('Dubbing in other languages', 1, 'dubbing');
index.add('Video editing in all languages', 1, 'editing');
index.addPhrase('edit my footage', 1, 'editing');

const keysFor = (text: string) => index.search(text).map(({ key }) => key);

test('[MKT-07] a text is found by another form of its words, and with a typing error', () => {
  expect(keysFor('a subtitle please')).toEqual(['subtitles']);
  expect(keysFor('sutbitles')).toEqual(['subtitles']);
});

test('[MKT-07] the more of a text is said, the more it counts', () => {
  const [half, whole] = ['dubbing', 'dubbing in other languages'].map((text) => index.search(text)[0]!.score);
  expect(whole).toBeGreaterThan(half!);
});

test('[MKT-07] of a phrase, a small part is nothing', () => {
  expect(keysFor('my')).toEqual([]);
  expect(keysFor('edit some footage')).toEqual(['editing']);
});

test('[MKT-07] a word that is written nowhere says the most', () => {
  expect(index.weightOf('zeppelin')).toBe(1);
  expect(index.weightOf('languages')).toBeLessThan(1);
});
