import { foldText, isStopWord } from '@my-air/i18n/plain';
import { describe, expect, test } from 'vitest';

import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { explainMatch } from './explainMatch.ts';

const explain = (id: number, question: string, more: object = {}) =>
  explainMatch({ catalogue: sampleCatalogue, product: sampleCatalogue.byId.get(id)!, question, ...more });

describe('[MK-20] why a service is an answer', () => {
  test.each([
    ['words that its texts have', 3, 'Where do I get Tracks for my videos?', ['Tracks']],
    ['a word with a typing error', 7, 'I want dubing', ['dubing']],
    ['a word twice, once', 3, 'Tracks, tracks, TRACKS', ['TRACKS']],
    ['a word that only its category knows', 5, 'a design please', ['design']],
  ])('%s', (_, id, question, words) => {
    expect(explain(id, question)).toEqual({ kind: 'words', words });
  });

  test.each([
    ['Why do my views fall?', 2, 'views'],
    ['Як отримати більше переглядів?', 2, 'views'],
    ['¿Cómo gano más dinero?', 8, 'income'],
    ['Как получить больше подписчиков?', 5, 'subscribers'],
    ['Como proteger o meu canal?', 3, 'safety'],
    ['I need someone to edit my videos', 4, 'production'],
  ])('the aim that the question names and the service serves: %s', (question, id, aim) => {
    expect(explain(id, question)).toEqual({ kind: 'aim', aim });
  });

  test('an aim that the service does not serve is none', () => {
    expect(explain(3, 'more views with better tracks')).toEqual({ kind: 'words', words: ['tracks'] });
  });

  test('without a word of the question it names the category', () => {
    expect(explain(8, 'zeppelin')).toEqual({ kind: 'category', name: 'Income' });
  });

  test('a comparison of prices names the price', () => {
    expect(explain(1, 'What is cheapest?', { isByPrice: true })).toEqual({ kind: 'price' });
  });

  test.each([
    'What do you have for me and my channel that I could use now?',
    'Що у вас є для мене і для того, щоб це було?',
    '¿Qué hay para mí y para los que me ven con el suyo?',
    'Что у вас есть для меня и для того, чтобы это было?',
    'O que vocês têm para mim e para os que me veem?',
  ])('never a stop word: %s', (question) => {
    for (const id of sampleCatalogue.byId.keys()) {
      const why = explain(id, question);
      const named = why.kind === 'words' ? why.words.map(foldText) : [];
      expect(named.filter(isStopWord)).toEqual([]);
    }
  });
});
