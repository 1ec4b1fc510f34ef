import { describe, expect, test } from 'vitest';

import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { explainMatch } from './explainMatch.ts';
import { isStopWord } from './stopWords.ts';
import { foldText } from '@my-air/i18n/plain';
import { wordsOf } from '../search/wordsOf.ts';

const explain = (id: number, question: string, more: object = {}) =>
  explainMatch({ catalogue: sampleCatalogue, product: sampleCatalogue.byId.get(id)!, question, ...more });

describe('[MK-20] why a service is an answer', () => {
  test('names the words of the question, and the text of the service that holds them', () => {
    expect(explain(3, 'Where do I get Tracks for my videos?')).toEqual({
      asked: ['Tracks'],
      place: 'text',
      met: 'Forty thousand tracks that nobody claims.',
    });
  });

  test('its name comes first, with a typing error in the question, too', () => {
    expect(explain(7, 'I want dubing')).toEqual({
      asked: ['dubing'],
      place: 'text',
      met: 'Dubbing in five languages',
    });
  });

  test('a word that only its category knows names the category', () => {
    expect(explain(8, 'a sponsor please')).toEqual({ asked: ['sponsor'], place: 'category', met: 'Income' });
  });

  test('without a word of the question it says what was looked for', () => {
    expect(explain(8, 'firms that pay me', { query: 'advertisers' })).toEqual({
      asked: [],
      searched: 'advertisers',
      place: 'text',
      met: 'We bring advertisers that fit your audience.',
    });
    expect(explain(8, 'zeppelin')).toEqual({ asked: [], place: 'category', met: 'Income' });
  });

  test('a comparison of prices names the price', () => {
    expect(explain(1, 'What is cheapest?', { isByPrice: true })).toMatchObject({
      place: 'price',
      met: 'Free for partners',
    });
  });

  test.each([
    'What do you have for me and my channel that I could use now?',
    'Що у вас є для мене і для того, щоб це було?',
    '¿Qué hay para mí y para los que me ven con el suyo?',
    'Что у вас есть для меня и для того, чтобы это было?',
    'O que vocês têm para mim e para os que me veem?',
  ])('never a stop word: %s', (question) => {
    for (const id of sampleCatalogue.byId.keys()) {
      const { asked, searched } = explain(id, question, { query: question });
      const named = [...asked, ...wordsOf(searched ?? '')].map(foldText);
      expect(named.filter(isStopWord)).toEqual([]);
      expect(named).not.toContain('for');
      expect(named).not.toContain('your');
    }
  });
});
