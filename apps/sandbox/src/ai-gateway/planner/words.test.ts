import { expect, test } from 'vitest';

import { Combinations } from './Combinations.ts';
import { beginningsOf, Spellings } from './Spellings.ts';
import { TextIndex } from './TextIndex.ts';
import { stemsOf, wordsOf } from './words.ts';

test.each([
  ['subscribers', 'subscriber', true],
  ['підписників', 'підписники', true],
  ['suscriptores', 'suscriptor', true],
  ['субтитрами', 'субтитры', true],
  ['legendas', 'legenda', true],
  ['канал', 'каналізація', false],
  ['title', 'tile', false],
])('[MKT-07] whether "%s" is a form of "%s": %s', (one, other, isForm) => {
  expect(stemsOf(one).some((stem) => stemsOf(other).includes(stem))).toBe(isForm);
});

test.each([
  ['thumbnail', 'thumnails', true],
  ['translate', 'tranlsate', true],
  ['обложк', 'облошки', true],
  ['subtitle', 'subtittles', true],
  ['recipe', 'receita', false],
  ['hate', 'have', false],
  ['trend', 'friend', false],
])('[MKT-07] whether "%s" is recognised in "%s": %s', (known, word, isRecognised) => {
  expect(new Spellings([known]).near(word)).toEqual(isRecognised ? [known] : []);
});

test('[MKT-07] short words have to be equal, longer ones begin alike', () => {
  expect(beginningsOf('tvs')).not.toContain('tv');
  expect(beginningsOf('tv')).toContain('tv');
  expect(beginningsOf('spammers')).toContain('spam');
});

test('[MKT-07] texts are found by their words in any form, by the more of them the better, and not by a small part of a phrase', () => {
  const index = new TextIndex();
  index.add('Exact subtitles by hand', 1, 'subtitles');
  index.add('Dubbing in other languages', 1, 'dubbing');
  index.add('Video editing in all languages', 1, 'editing');
  index.addPhrase('edit my footage', 1, 'editing');
  const found = (text: string) => index.search(text).map(({ key }) => key);
  expect(['a subtitle please', 'sutbitles', 'edit some footage', 'my'].map(found)).toEqual([
    ['subtitles'],
    ['subtitles'],
    ['editing'],
    [],
  ]);
  const [half, whole] = ['dubbing', 'dubbing in other languages'].map((text) => index.search(text)[0]!.score);
  expect(whole).toBeGreaterThan(half!);
  expect([index.weightOf('zeppelin'), index.weightOf('languages') < 1]).toEqual([1, true]);
});

const combinations = new Combinations();

test.each([
  ['my views are falling', true],
  ['falling: that is what my views are', true],
  ['перегляди впали', true],
  ['mis visitas caen', true],
  ['просмотры упали', true],
  ['minhas visualizacoes cairam', true],
  ['kids', false],
  ['falling', false],
])('[MKT-07] whether "%s" has both ideas that ask for an audit, in any order: %s', (text, isAsked) => {
  const services = combinations.in(wordsOf(text)).flatMap((found) => [...found.services]);
  expect(services.includes('channel-audit')).toBe(isAsked);
});

test('[MKT-07] one word is one idea, also where it could be two', () => {
  for (const { words } of combinations.in(wordsOf('bot comments in my chat')))
    expect(new Set(words).size).toBe(words.length);
});
